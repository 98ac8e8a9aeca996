// The result of a conversion: an amount times its price, down to eight decimals, without a fee.
import { allRead, readAmount, readPositive, ROUND_DOWN, ROUND_UP, writeAmount } from '../amounts/amount.ts';

/** Decimals of what a conversion brings, whatever the coin. */
const sizeDecimals = 8;
/** So fine that an amount times the price gives back what the price was taken from. */
const priceDecimals = 24;

/** floor8(from × price). Null when a text is no number. */
export function convertedSize(fromSize: string, price: string): string | null {
  const read = { fromSize: readAmount(fromSize), price: readAmount(price) };
  return allRead(read) ? writeAmount(read.fromSize.times(read.price).toDecimalPlaces(sizeDecimals, ROUND_DOWN)) : null;
}

/** Coins received for one given, such that `convertedSize` of the same amount is what was received. Null when a text is no number above zero. */
export function convertPrice(fromSize: string, toSize: string): string | null {
  const read = { fromSize: readPositive(fromSize), toSize: readPositive(toSize) };
  return allRead(read) ? writeAmount(read.toSize.dividedBy(read.fromSize).toDecimalPlaces(priceDecimals, ROUND_UP)) : null;
}

/** The same price the other way round, for reading: eight significant digits. Null when the text is no number above zero. */
export function inversePrice(price: string): string | null {
  const value = readPositive(price);
  return value === null ? null : writeAmount(value.pow(-1).toSignificantDigits(sizeDecimals, ROUND_DOWN));
}

/** A price for reading: so many significant digits, never rounded up. Null when the text is no number above zero. */
export function readablePrice(price: string): string | null {
  const value = readPositive(price);
  return value === null ? null : writeAmount(value.toSignificantDigits(sizeDecimals, ROUND_DOWN));
}
