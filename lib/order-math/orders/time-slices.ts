// A TWAP order cut into slices.
import { ROUND_DOWN, readAmount, writeAmount } from '../amounts/amount.ts';

export type TimeSlices = {
  readonly count: number;
  readonly intervalMs: number;
  /** From the first slice to the last: the first trades at once. */
  readonly spanMs: number;
};

/** As many whole intervals as fit into the duration. Null when an interval or a duration is missing, or when not one fits. */
export function timeSlices(durationMinutes: string, intervalSeconds: string): TimeSlices | null {
  const [minutes, seconds] = [readAmount(durationMinutes), readAmount(intervalSeconds)];
  if (minutes === null || seconds === null || seconds.isZero()) return null;
  const count = minutes.times(60).dividedBy(seconds).toDecimalPlaces(0, ROUND_DOWN).toNumber();
  const intervalMs = seconds.times(1000).toDecimalPlaces(0, ROUND_DOWN).toNumber();
  return count < 1 ? null : { count, intervalMs, spanMs: (count - 1) * intervalMs };
}

/** The average slice: the size over the count, down to the decimals. Null for bad input. */
export function sliceSize(size: string, count: number, decimals: number): string | null {
  const whole = readAmount(size);
  return whole === null || count < 1 ? null : writeAmount(whole.dividedBy(count).toDecimalPlaces(decimals, ROUND_DOWN));
}
