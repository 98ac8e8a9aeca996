// The most that a balance can trade in one order.
import { Amount, ROUND_DOWN, readAmount, writeAmount } from '../amounts/amount.ts';

export type QuantityBounds = {
  readonly price: string;
  readonly volumePlace: number;
  readonly maxQuantity: string;
  /** In the quote coin. */
  readonly maxAmount: string;
};

/** The smallest of what the balance allows and the market's two maxima, rounded down. Zero or bad input gives '0'. */
function bounded(possible: Amount | null, bounds: QuantityBounds): string {
  const price = readAmount(bounds.price);
  const maxQuantity = readAmount(bounds.maxQuantity);
  const maxAmount = readAmount(bounds.maxAmount);
  if (possible === null || price === null || price.isZero() || maxQuantity === null || maxAmount === null) return '0';
  const max = Amount.min(possible, maxQuantity, maxAmount.dividedBy(price));
  return writeAmount(max.toDecimalPlaces(bounds.volumePlace, ROUND_DOWN));
}

/** Available quote coin ÷ price: the fee comes out of what is bought, so nothing is kept back for it. */
export function maxBuyQuantity(availableQuote: string, bounds: QuantityBounds): string {
  const available = readAmount(availableQuote);
  const price = readAmount(bounds.price);
  return bounded(available === null || price === null || price.isZero() ? null : available.dividedBy(price), bounds);
}

/** Available base coin. */
export function maxSellQuantity(availableBase: string, bounds: QuantityBounds): string {
  return bounded(readAmount(availableBase), bounds);
}
