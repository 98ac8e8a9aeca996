// The value and cost of one trade, on either side of the book, as the worked example shows it.
import { type Amount, ROUND_UP, allRead, readAmount, readPositive, writeAmount } from '#lib/order-math/amounts/amount.ts';

export type TradeCost = { readonly value: string; readonly makerFee: string; readonly takerFee: string };

/** The cost for a linear contract, in the margin coin: the value exact, fees rounded up to its decimals. Null for what is no number. */
export function tradeCost(terms: {
  readonly quantity: string;
  readonly price: string;
  readonly makerFeeRate: string;
  readonly takerFeeRate: string;
  readonly marginPlace: number;
}): TradeCost | null {
  const read = {
    quantity: readPositive(terms.quantity),
    price: readPositive(terms.price),
    maker: readAmount(terms.makerFeeRate),
    taker: readAmount(terms.takerFeeRate),
  };
  if (!allRead(read)) return null;
  const value = read.quantity.times(read.price);
  const fee = (rate: Amount): string => writeAmount(value.times(rate).toDecimalPlaces(terms.marginPlace, ROUND_UP));
  return { value: writeAmount(value), makerFee: fee(read.maker), takerFee: fee(read.taker) };
}
