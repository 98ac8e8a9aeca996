// The Sharpe ratio of a leader, a year's worth of his days.
import { Amount, ROUND_HALF_UP } from '../../amounts/amount.ts';

/** The last so many full days are looked at; with fewer there is no ratio. */
const sharpeDays = 30;
const yearDays = 365;
const decimals = 8;

/**
 * The mean of a day ÷ its deviation × √365, nothing taken off for money without risk.
 * @internal
 */
export const annualised = (mean: Amount, deviation: Amount): Amount => mean.dividedBy(deviation).times(new Amount(yearDays).sqrt());

/**
 * The ratio of the last 30 daily changes, with the deviation of a sample (÷ 29). Half up to 8 decimals. Null: there are fewer, or they are
 * all the same.
 * Source: https://support.toobit.com/hc/en-us/articles/36055448639385
 */
export function sharpeRatio(changes: readonly number[]): string | null {
  const seen = changes.slice(-sharpeDays).map((change) => new Amount(change));
  if (seen.length < sharpeDays) return null;
  const mean = seen.reduce((sum, one) => sum.plus(one), new Amount(0)).dividedBy(seen.length);
  const squares = seen.reduce((sum, one) => sum.plus(one.minus(mean).pow(2)), new Amount(0));
  if (squares.isZero()) return null;
  const deviation = squares.dividedBy(seen.length - 1).sqrt();
  return annualised(mean, deviation).toDecimalPlaces(decimals, ROUND_HALF_UP).toFixed();
}
