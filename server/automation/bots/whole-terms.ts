// Terms in decimal text as whole numbers.
import { Amount, type Rounding, readAmount } from '#lib/order-math/amounts/amount.ts';

/** Rates and per cents: 10^9 is all of it. */
export const rateScale = 1_000_000_000;

/** Null, and text that is no number, is 0. */
export const scaled = (text: string | null, factor: number, rounding: Rounding): number =>
  (readAmount(text ?? '0') ?? new Amount(0)).times(factor).toDecimalPlaces(0, rounding).toNumber();
