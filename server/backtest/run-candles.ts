// One backtest over candles, from terms to result. Pure but for the clock that it is given.
import { candleSlippagePpm, type BacktestResult } from '#lib/contract/bots/backtest.ts';
import { MarketState } from '#lib/contract/enums.ts';
import type { BotMarket, HistoryNeed, TermsProblem } from '#server/automation/bot-kind.ts';
import type { BotLeg } from '#server/automation/many-markets-kind.ts';
import { alignPasts } from './align-pasts.ts';
import { resultOf } from './figures/result.ts';
import { BotPlay, type PlayedMessage } from './play/bot-play.ts';
import type { MarketPast } from './play/leg-past.ts';
import { playCandles, type OnCandles } from './play/play-candles.ts';
import { playMany } from './play/play-many.ts';
import type { PlayedBot } from './play/played-bot.ts';

/** The bot that is tested: its terms are checked and its state is made when the first prices are known. */
export type TestedBot = {
  readonly hasManyMarkets: boolean;
  check(legs: readonly BotLeg[]): readonly TermsProblem[];
  create(legs: readonly BotLeg[]): PlayedBot;
  /** Candles from before its start that it needs of a market; null: none. */
  history(leg: number): HistoryNeed | null;
  /** The parts that who holds instead of it buys of each market; null: equal ones. */
  holding(): readonly number[] | null;
};

/** All of one length: names, markets and their pasts, the main market first. */
export type CandleRun = {
  readonly symbols: readonly string[];
  readonly markets: readonly BotMarket[];
  readonly pasts: readonly MarketPast[];
  readonly bot: TestedBot;
  /** Texts from outside, in the order of their times; left out: none come. */
  readonly messages?: readonly PlayedMessage[];
};

/** cancelled: somebody did not want it any more. no-candles: one of the markets has no past in that time. */
export type RunOutcome =
  | { readonly ok: true; readonly result: BacktestResult }
  | { readonly ok: false; readonly why: 'cancelled' | 'no-candles' }
  | { readonly ok: false; readonly why: 'terms'; readonly problems: readonly TermsProblem[] };

export function runCandles(
  { symbols, markets, pasts: read, bot, messages = [] }: CandleRun,
  nowMs: () => number,
  onCandles: OnCandles,
): RunOutcome {
  const pasts = alignPasts(read);
  const [main] = pasts;
  if (main === undefined || main.columns.count === 0) return { ok: false, why: 'no-candles' };
  const { fromMs, count, intervalMs } = main.columns;
  const closesAt = (place: number): number[] => pasts.map(({ columns }) => columns.close[place] ?? 0);
  const firstTicks = closesAt(0);
  const legs = markets.map((market, place): BotLeg => {
    const ticks = firstTicks[place] ?? 0;
    return { market, prices: { lastTicks: ticks, markTicks: ticks }, state: MarketState.online };
  });
  const problems = bot.check(legs);
  if (problems.length > 0) return { ok: false, why: 'terms', problems };
  const beganMs = nowMs();
  const botPlay = new BotPlay(markets, (ofBot) => bot.create(ofBot), {
    messages: messages.filter(({ timeMs }) => timeMs >= fromMs),
    loans: pasts.map(({ loan }) => loan ?? null),
    slippagePpm: candleSlippagePpm,
  });
  const histories = pasts.map((_, leg) => bot.history(leg));
  const played = bot.hasManyMarkets
    ? playMany(pasts, botPlay, histories, onCandles)
    : playCandles(main, botPlay, histories[0] ?? null, onCandles);
  if (played === null) return { ok: false, why: 'cancelled' };
  const result = resultOf({
    symbols,
    markets,
    holding: bot.holding() ?? markets.map(() => 1),
    model: 'candles',
    fromMs,
    toMs: fromMs + count * intervalMs,
    count,
    elapsedMs: Math.round(nowMs() - beganMs),
    firstTicks,
    lastTicks: closesAt(count - 1),
    ...played,
  });
  return { ok: true, result };
}
