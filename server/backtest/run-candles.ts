// One backtest over candles, from terms to result. Pure but for the clock that it is given.
import type { BacktestResult } from '#lib/contract/bots/backtest.ts';
import type { BotMarket, BotPrices, TermsProblem } from '#server/automation/bot-kind.ts';
import type { CandleColumns } from './candle-columns.ts';
import { resultOf } from './figures/result.ts';
import { createContractAccount } from './play/contract-account.ts';
import { BotPlay } from './play/bot-play.ts';
import { playCandles, type FundingSlot, type OnCandles } from './play/play-candles.ts';
import type { PlayedBot } from './play/played-bot.ts';
import { createSpotAccount } from './play/spot-account.ts';

/** The past of a market, as far as it was asked for and is there. */
export type MarketPast = { readonly columns: CandleColumns; readonly funding: readonly FundingSlot[] };

/** The bot that is tested: its terms are checked and its state is made when the first price is known. */
export type TestedBot = { check(prices: BotPrices): readonly TermsProblem[]; create(): PlayedBot };

export type CandleRun = {
  readonly symbolId: string;
  readonly market: BotMarket;
  readonly past: MarketPast;
  readonly bot: TestedBot;
};

/** cancelled: somebody did not want it any more. no-candles: the market has no past in that time. */
export type RunOutcome =
  | { readonly ok: true; readonly result: BacktestResult }
  | { readonly ok: false; readonly why: 'cancelled' | 'no-candles' }
  | { readonly ok: false; readonly why: 'terms'; readonly problems: readonly TermsProblem[] };

/** @internal */
export const botPlayOf = (market: BotMarket, bot: PlayedBot): BotPlay => {
  const { contract } = market.rules;
  return new BotPlay(market, contract === undefined ? createSpotAccount(market) : createContractAccount(market, contract), bot);
};

export function runCandles({ symbolId, market, past, bot }: CandleRun, nowMs: () => number, onCandles: OnCandles): RunOutcome {
  const { columns, funding } = past;
  if (columns.count === 0) return { ok: false, why: 'no-candles' };
  const firstTicks = columns.close[0] ?? 0;
  const problems = bot.check({ lastTicks: firstTicks, markTicks: firstTicks });
  if (problems.length > 0) return { ok: false, why: 'terms', problems };
  const beganMs = nowMs();
  const played = playCandles(columns, botPlayOf(market, bot.create()), funding, onCandles);
  if (played === null) return { ok: false, why: 'cancelled' };
  const result = resultOf({
    symbolId,
    model: 'candles',
    fromMs: columns.fromMs,
    toMs: columns.fromMs + columns.count * columns.intervalMs,
    count: columns.count,
    elapsedMs: Math.round(nowMs() - beganMs),
    firstTicks,
    lastTicks: columns.close[columns.count - 1] ?? 0,
    ...played,
  });
  return { ok: true, result };
}
