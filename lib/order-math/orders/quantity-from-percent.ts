// The percent slider: a share of what one can trade, as a quantity or an amount.
import { Amount, ROUND_DOWN, ROUND_HALF_UP, ROUND_UP, readAmount, writeAmount, type Rounding } from '../amounts/amount.ts';

/** The meaning of 100 %: the quantity (or amount) at most possible, unrounded; percent in 0–100. */
export type PercentOf = { readonly whole: string; readonly percent: string; readonly decimals: number };

/** Never above the whole, rounded down: 100 % is exactly that. The order form rounds any other share half up, the sizing helper up. */
function share({ whole, percent, decimals }: PercentOf, rounding: Rounding): string | null {
  const all = readAmount(whole);
  const part = readAmount(percent);
  if (all === null || part === null || part.greaterThan(100)) return null;
  const max = all.toDecimalPlaces(decimals, ROUND_DOWN);
  const rounded = all.times(part).dividedBy(100).toDecimalPlaces(decimals, rounding);
  return writeAmount(Amount.min(rounded, max));
}

/** In the order form: 100 % rounds down, every other share half up, and never above the whole. Null for bad input. */
export function quantityFromPercent(of: PercentOf): string | null {
  return share(of, ROUND_HALF_UP);
}

/** The size as a share of the balance itself: 100 % rounds down, every other share up, and never above the whole. Null for bad input. */
export function sizeFromBalancePercent(of: PercentOf): string | null {
  return share(of, ROUND_UP);
}

/** The other way round, for the slider's handle: whole percents, half up, 0–100. Zero of anything is 0. */
export function percentOfWhole(quantity: string, whole: string): number {
  const part = readAmount(quantity);
  const all = readAmount(whole);
  if (part === null || all === null || all.isZero()) return 0;
  return Math.min(100, part.times(100).dividedBy(all).toDecimalPlaces(0, ROUND_HALF_UP).toNumber());
}
