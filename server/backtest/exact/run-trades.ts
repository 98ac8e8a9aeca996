// One backtest over single trades, by the real core: exact, and slower than over candles. Spot alone.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { MarketState } from '#lib/contract/enums.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { resultOf } from '../figures/result.ts';
import { WorthTrack } from '../figures/worth-track.ts';
import type { RunOutcome } from '../run-candles.ts';
import { testedKind } from '../tested-bot.ts';
import { minutesOfTape } from './minutes-of-tape.ts';
import { TapeBot } from './tape-bot.ts';
import type { TapeTrade } from './tape-venue.ts';

export type TradeRun = {
  readonly symbolId: string;
  readonly market: BotMarket;
  /** In the order of time. */
  readonly trades: readonly TapeTrade[];
  readonly bot: BotTerms;
};

/** Told at the end of every minute how many trades were played; false: it is to stop. */
type OnTrades = (played: number) => boolean;

export function runTrades({ symbolId, market, trades, bot: terms }: TradeRun, nowMs: () => number, onTrades: OnTrades): RunOutcome {
  const [first, last] = [trades[0], trades.at(-1)];
  if (first === undefined || last === undefined) return { ok: false, why: 'no-candles' };
  if (market.rules.contract !== undefined) throw new Error(`${market.symbol} is a contract: only spot is played trade by trade`);
  const prices = { lastTicks: first.priceTicks, markTicks: first.priceTicks };
  const problems = testedKind(terms, market).check(terms, [{ market, prices, state: MarketState.online }]);
  if (problems.length > 0) return { ok: false, why: 'terms', problems };
  const beganMs = nowMs();
  const columns = minutesOfTape(trades);
  const bot = new TapeBot(market, terms, first);
  const track = new WorthTrack(bot, [columns]);
  let next = 1;
  for (let place = 0; place < columns.count; place += 1) {
    const endMs = columns.fromMs + (place + 1) * columns.intervalMs;
    for (let trade = trades[next]; trade !== undefined && trade.timeMs < endMs; trade = trades[next]) {
      bot.play(trade);
      next += 1;
    }
    bot.note();
    track.refreshRange();
    track.passOne(place);
    if (place + 1 === track.nextStop(place)) track.stopBehind(place + 1);
    if (!onTrades(next)) return { ok: false, why: 'cancelled' };
  }
  const result = resultOf({
    symbols: [symbolId],
    markets: [market],
    holding: [1],
    model: 'trades',
    fromMs: first.timeMs,
    toMs: last.timeMs + 1,
    count: trades.length,
    elapsedMs: Math.round(nowMs() - beganMs),
    firstTicks: [first.priceTicks],
    lastTicks: [last.priceTicks],
    botPlay: bot,
    track,
    crowdedCandles: 0,
  });
  return { ok: true, result };
}
