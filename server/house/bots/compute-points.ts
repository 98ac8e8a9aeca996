// The days before a bot of the house began: its own terms, played over the past of its markets by the backtests that users run.
import type { BacktestResult } from '#lib/contract/bots/backtest.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { TrackPoint } from '#lib/order-math/bots/track-record.ts';
import type { BotView } from '#server/automation/bot-view.ts';
import type { Listings } from '#server/engine/listings.ts';
import { parseDecimal } from '#server/engine/units.ts';
import type { BacktestRefusal, BacktestRuns } from '#server/services/backtests/backtest-runs.ts';
import type { BacktestRun } from '#lib/contract/bots/backtest-run.ts';
import { toldCoin } from '#server/services/bots/bot-market.ts';

type Rooms = { readonly backtests: Pick<BacktestRuns, 'run' | 'find'>; readonly listings: Listings };

/** Tried one after the other: the range of a grid may not have held the price so long ago. */
const spansDays = [90, 60, 30, 14, 7, 3];
const dayMs = 86_400_000;
const minuteMs = 60_000;
const askEveryMs = 100;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** Null: it cannot be played over this time. */
async function play(
  { backtests, listings }: Rooms,
  { ownerId, marketIds, terms }: BotView,
  fromMs: number,
  toMs: number,
): Promise<BacktestResult | null> {
  const symbols = marketIds.map((marketId) => symbolIdOf(listings.market(marketId).symbol));
  const [symbolId = ''] = symbols;
  let run: BacktestRun | BacktestRefusal = await backtests.run(ownerId, { symbolId, symbols, fromMs, toMs, bot: terms });
  while (!('refused' in run) && run.state === 'running') {
    await sleep(askEveryMs);
    run = backtests.find(ownerId, run.runId);
  }
  return 'refused' in run ? null : run.result;
}

/** Money in units of the coin that the bot is told in. The first moment is that of the first price, with nothing made. */
function pointsOf({ fromMs, figures, curve }: BacktestResult, decimals: number): readonly TrackPoint[] {
  const units = (text: string): number => Number(parseDecimal(text, decimals) ?? 0n);
  const putInUnits = units(figures.invested);
  return [
    { timeMs: fromMs, putInUnits, totalUnits: 0 },
    ...curve.map(([timeMs, worth]) => ({ timeMs, putInUnits, totalUnits: units(worth) - putInUnits })),
  ];
}

/** Up to the minute in which the bot was made, over the longest time over which its terms hold; empty: over none. */
export async function computePoints(rooms: Rooms, bot: BotView): Promise<readonly TrackPoint[]> {
  const toMs = Math.floor(bot.createdMs / minuteMs) * minuteMs;
  for (const days of spansDays) {
    const result = await play(rooms, bot, toMs - days * dayMs, toMs);
    // One that would have ended in that time is no past of a bot that runs.
    if (result === null || result.stoppedMs !== null || result.state === BotState.stopped) continue;
    return pointsOf(result, toldCoin(rooms.listings, rooms.listings.market(bot.marketId)).decimals);
  }
  return [];
}
