// A stop by margin ratio before it is sent: the share in percent, and why it cannot be.
import { finishDecimal, isPositiveDecimal } from '#lib/format/numbers/decimal-input.ts';
import { compareDecimals } from '#lib/format/numbers/compare-decimals.ts';
import { Amount, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';

export const ratioPicks = ['50', '70', '80', '90'] as const;

/** All as shares of 1. `current` null: nothing is left behind the position. */
export type RatioRange = { readonly minimum: string; readonly maximum: string; readonly current: string | null };

export type StopProblem = 'empty' | 'outside' | 'reached';

/** '' for what is no number above zero. */
export function ratioOf(percent: string): string {
  const read = readAmount(finishDecimal(percent));
  return read === null || !isPositiveDecimal(finishDecimal(percent)) ? '' : writeAmount(new Amount(read).dividedBy(100));
}

/** As somebody set it, without needless zeros: 0.9 is '90%'. */
export const ratioText = (ratio: string): string => `${writeAmount(new Amount(readAmount(ratio) ?? 0).times(100))}%`;

/** A ratio that stands there already would close the position at once: nobody who sets a stop means that. */
export function stopProblem(percent: string, { minimum, maximum, current }: RatioRange): StopProblem | null {
  const ratio = ratioOf(percent);
  if (ratio === '') return 'empty';
  if (compareDecimals(ratio, minimum) < 0 || compareDecimals(ratio, maximum) > 0) return 'outside';
  return current === null || compareDecimals(ratio, current) <= 0 ? 'reached' : null;
}
