// TWAP orders: what their fields say, and what is wrong about it.
import { readAmount } from '#lib/order-math/amounts/amount.ts';
import { isMultiple } from '#lib/order-math/amounts/round-quantity.ts';
import { timeSlices } from '#lib/order-math/orders/time-slices.ts';
import { percentShare } from './percent-share.ts';
import { problem, type Answer } from './problem.ts';

export const twapTexts = { sliceLimit: '', durationMinutes: '30', intervalSeconds: '60', variance: '' };
type Texts = Readonly<Record<keyof typeof twapTexts, string>>;

const limits = { fewest: 2, max: 1440, maxText: '1,440', longestSeconds: 3600, maxVariance: 50 };

export function checkTime({ durationMinutes, intervalSeconds }: Texts): Answer {
  const [duration, interval] = [readAmount(durationMinutes), readAmount(intervalSeconds)];
  if (duration === null || duration.isZero()) return problem('missing', 'durationMissing', ['durationMinutes']);
  if (interval === null) return problem('missing', 'intervalOutOfRange', ['intervalSeconds']);
  if (interval.lessThan(1) || interval.greaterThan(limits.longestSeconds))
    return problem('wrong', 'intervalOutOfRange', ['intervalSeconds']);
  const count = timeSlices(durationMinutes, intervalSeconds)?.count ?? 0;
  return count < limits.fewest || count > limits.max
    ? problem('wrong', 'sliceCountOutOfRange', ['durationMinutes'], { count, min: limits.fewest, max: limits.maxText })
    : null;
}

/** Empty: slices trade at market. */
export const checkSliceLimit = ({ sliceLimit }: Texts, { tickSize }: { readonly tickSize: string }): Answer =>
  sliceLimit === '' || isMultiple(sliceLimit, tickSize) ? null : problem('wrong', 'invalidPrice', ['sliceLimit'], { tickSize });

/** Empty: none. */
export const checkVariance = ({ variance }: Texts): Answer =>
  variance === '' || readAmount(variance)?.lessThanOrEqualTo(limits.maxVariance) === true
    ? null
    : problem('wrong', 'varianceOutOfRange', ['variance'], { max: `${limits.maxVariance}%` });

/** The fields of the call beside place and size; null while the time is missing. */
export function slicesFields(texts: Texts) {
  const slices = timeSlices(texts.durationMinutes, texts.intervalSeconds);
  if (slices === null) return null;
  const variance = percentShare(texts.variance);
  return {
    sliceCount: slices.count,
    intervalMs: slices.intervalMs,
    ...(texts.sliceLimit === '' ? {} : { delegatePrice: texts.sliceLimit }),
    ...(variance === '' || variance === '0' ? {} : { varianceRate: variance }),
  };
}
