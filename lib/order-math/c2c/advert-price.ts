// The price of an advert: how fine it may be, and how a floating one follows the index.
import { Decimal } from 'decimal.js';

const digits = 8;
const mostDecimals = 16;
/** Above it a price is none: whole numbers are exact up to there. */
const highest = '1e15';
const wholePremium = 10_000;

/** Eight digits that count, and whole units always: 0.92345678, 90123.456, 2512345678; at most 16 decimals. */
const decimalsOf = (price: Decimal): number => Math.max(0, Math.min(mostDecimals, digits - 1 - price.e));

/** @param text a plain decimal */
export function isAdvertPrice(text: string): boolean {
  const price = new Decimal(text);
  return price.gt(0) && price.lt(highest) && price.decimalPlaces() <= decimalsOf(price);
}

/**
 * Rounded half up to as many decimals as a price may have.
 * @param premium over the index, in hundredths of a percent
 */
export function floatingPrice(index: string, premium: number): string {
  const price = new Decimal(index).times(wholePremium + premium).div(wholePremium);
  return price.toDecimalPlaces(decimalsOf(price), Decimal.ROUND_HALF_UP).toFixed();
}

/**
 * The side on which a price is out of the band around the index; null: it is inside, the bounds themselves too.
 * @param band either way, in hundredths of a percent of the index
 */
export function outOfBand(price: string, index: string, band: number): 'high' | 'low' | null {
  const bound = (share: number): Decimal => new Decimal(index).times(wholePremium + share).div(wholePremium);
  if (new Decimal(price).gt(bound(band))) return 'high';
  return new Decimal(price).lt(bound(-band)) ? 'low' : null;
}

/** The coins of an advert in its quote, rounded down. */
export const inQuote = (coins: string, price: string, quoteDecimals: number): string =>
  new Decimal(coins).times(price).toDecimalPlaces(quoteDecimals, Decimal.ROUND_DOWN).toFixed();
