// A window of a market's past says this of how it moves: its range, and how far a day usually carries it.
import type { CandleColumns } from '../candle-columns.ts';

const dayMs = 86_400_000;

export type WindowFacts = {
  /** In ticks. */
  readonly low: number;
  readonly high: number;
  readonly first: number;
  readonly last: number;
  /** The standard deviation of a day's logarithmic return, by hourly closes. */
  readonly dailyMove: number;
};

/** Null: less than a day, or a market that never moved. */
export function windowFacts({ count, intervalMs, low, high, close }: CandleColumns): WindowFacts | null {
  if (count * intervalMs < dayMs) return null;
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  for (let place = 0; place < count; place += 1) {
    lowest = Math.min(lowest, low[place] ?? lowest);
    highest = Math.max(highest, high[place] ?? highest);
  }
  const hour = Math.max(1, Math.round(3_600_000 / intervalMs));
  let [sum, squares, moves] = [0, 0, 0];
  for (let place = hour; place < count; place += hour) {
    const move = Math.log((close[place] ?? 1) / (close[place - hour] ?? 1));
    sum += move;
    squares += move * move;
    moves += 1;
  }
  const variance = moves === 0 ? 0 : squares / moves - (sum / moves) ** 2;
  const dailyMove = Math.sqrt(Math.max(0, variance) * 24);
  if (dailyMove === 0 || lowest >= highest) return null;
  return { low: lowest, high: highest, first: close[0] ?? 0, last: close[count - 1] ?? 0, dailyMove };
}
