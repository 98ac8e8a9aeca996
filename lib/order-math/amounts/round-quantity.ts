// Brings prices, quantities and amounts to what a market accepts.
import { ROUND_DOWN, readAmount, writeAmount } from './amount.ts';

/** Decimals of a quantity in a market that gives none. */
const usualVolumePlace = 4;

/** Down to the market's decimals. Null when the text is no number. */
export function roundQuantity(quantity: string, volumePlace: number = usualVolumePlace): string | null {
  const value = readAmount(quantity);
  return value === null ? null : writeAmount(value.toDecimalPlaces(volumePlace, ROUND_DOWN));
}

/** Down to a multiple of the lot (the specification's count multiplier), zero included. Null when a text is no number or the lot is zero. */
export function roundToLot(quantity: string, lotSize: string): string | null {
  const value = readAmount(quantity);
  const lot = readAmount(lotSize);
  return value === null || lot === null || lot.isZero() ? null : writeAmount(value.minus(value.modulo(lot)));
}

/** Down to a multiple of the price step. Null when a text is no number, the step is zero, or the result is zero. */
export function snapPrice(price: string, tickSize: string): string | null {
  const value = readAmount(price);
  const step = readAmount(tickSize);
  if (value === null || step === null || step.isZero()) return null;
  const snapped = value.minus(value.modulo(step));
  return snapped.isZero() ? null : writeAmount(snapped);
}

/** True if the text is a positive multiple of the step. */
export function isMultiple(text: string, step: string): boolean {
  const value = readAmount(text);
  const size = readAmount(step);
  return value !== null && size !== null && !size.isZero() && value.greaterThan(0) && value.modulo(size).isZero();
}
