// The rows of backtests: candles a second on calm and wild tapes, trades a second through the core.
import { add } from '../rows.ts';
import { benchCandles } from './candle-rate.ts';
import { benchTrades } from './trade-rate.ts';

const million = (perSecond: number): string => `${(perSecond / 1_000_000).toFixed(2)} M/s`;
const thousand = (perSecond: number): string => `${(perSecond / 1000).toFixed(0)} k/s`;

const seed = 7;
/** By the most that a price moves in a minute: a fill in some 200 candles, in 6, and in three candles two. */
const tapes = [
  { move: 1000, least: 5_000_000 },
  { move: 8000, least: 1_000_000 },
  { move: 40_000, least: 1_000_000 },
] as const;

export function addBacktestRows(): void {
  for (const { move, least } of tapes) {
    const { perSecond, barePerSecond, candlesPerFill } = benchCandles(move);
    add(
      `Backtest of a year of minutes, spot grid of 50, a fill in ${candlesPerFill.toFixed(1)} candles`,
      `${million(perSecond)} (a bare loop: ${million(barePerSecond)})`,
      `at least ${million(least)}`,
      perSecond >= least,
    );
  }
  const { barePerSecond, ladderPerSecond } = benchTrades(seed);
  add('Exact backtest, trades alone', thousand(barePerSecond), 'at least 50 k/s', barePerSecond >= 50_000);
  add('Exact backtest, grid of 20', thousand(ladderPerSecond), 'at least 10 k/s', ladderPerSecond >= 10_000);
}
