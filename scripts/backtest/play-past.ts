// Plays the past that was read, and says on long runs how far it is.
import { runTrades } from '#server/backtest/exact/run-trades.ts';
import { runCandles, type RunOutcome } from '#server/backtest/run-candles.ts';
import { testedBot, testedKind } from '#server/backtest/tested-bot.ts';

import type { BacktestOptions } from './read-options.ts';
import type { ReadPast } from './read-past.ts';

const tellEveryMs = 2000;

export function playPast({ bot }: BacktestOptions, read: ReadPast, note: (text: string) => void): RunOutcome {
  const now = (): number => performance.now();
  const { market } = read;
  let told = now();
  const progress =
    (count: number) =>
    (played: number): boolean => {
      if (now() - told > tellEveryMs) {
        told = now();
        note(`${Math.floor((played / count) * 100)} %`);
      }
      return true;
    };
  const symbolId = market.symbol;
  if (read.of === 'trades') return runTrades({ symbolId, market, trades: read.trades, bot }, now, progress(read.trades.length));
  return runCandles(
    { symbols: [symbolId], markets: [market], pasts: [read.past], bot: testedBot(testedKind(bot, market), bot) },
    now,
    progress(read.past.columns.count),
  );
}
