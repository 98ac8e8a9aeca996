// Bollinger's bands around the mean of closes.
import { deviationFrom, meanOfLast } from './last-values.ts';

/** Lower band, mean and upper band of the last closes, which are `length` at most; deviations are those of a population. Null: too few. */
export function bandsOf(
  closes: readonly number[],
  length: number,
  deviations: number,
): readonly [lower: number, middle: number, upper: number] | null {
  const middle = meanOfLast(closes, length);
  if (middle === null) return null;
  const reach = deviations * deviationFrom(closes, middle);
  return [middle - reach, middle, middle + reach];
}
