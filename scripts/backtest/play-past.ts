// Plays the past that was read, and says on long runs how far it is.
import { alertMessages, isProblem } from '#server/backtest/alert-messages.ts';
import { runTrades } from '#server/backtest/exact/run-trades.ts';
import { runCandles, type RunOutcome } from '#server/backtest/run-candles.ts';
import { testedBot, testedKind } from '#server/backtest/tested-bot.ts';

import type { BacktestOptions } from './read-options.ts';
import type { ReadPast } from './read-past.ts';

const tellEveryMs = 2000;

export function playPast({ bot, alerts }: BacktestOptions, read: ReadPast, note: (text: string) => void): RunOutcome {
  const now = (): number => performance.now();
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
  if (read.of === 'trades') {
    const { market, trades } = read;
    return runTrades({ symbolId: market.symbol, market, trades, bot }, now, progress(trades.length));
  }
  const { markets, pasts } = read;
  const [main] = markets;
  if (main === undefined) throw new Error('there is no market to play');
  const messages = alertMessages(alerts, markets, bot);
  if (isProblem(messages)) return { ok: false, why: 'terms', problems: [messages] };
  return runCandles(
    { symbols: markets.map(({ symbol }) => symbol), markets, pasts, bot: testedBot(testedKind(bot, main), bot), messages },
    now,
    progress(Math.max(...pasts.map(({ columns }) => columns.count))),
  );
}
