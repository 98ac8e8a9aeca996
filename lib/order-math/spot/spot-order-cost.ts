// The cost of a spot order, its proceeds and the exchange's fee. The fee comes out of what is received.
import { Amount, ROUND_UP, readAmount, writeAmount } from '../amounts/amount.ts';

export type SpotOrderTerms = {
  readonly side: 'buy' | 'sell';
  readonly price: string;
  readonly quantity: string;
  /** A share: 0.001 is 0.1 %. */
  readonly feeRate: string;
  /** Decimals of the smallest unit of each coin: fees are rounded up to them. */
  readonly baseDecimals: number;
  readonly quoteDecimals: number;
};

export type SpotOrderCost = {
  /** Quote coin for a buy, base coin for a sell: what must be available. */
  readonly pay: string;
  /** In the coin received. */
  readonly fee: string;
  /** After the fee; never below zero. */
  readonly receive: string;
};

/**
 * The cost of an order filled at once at its price. Each fill rounds its own fee up, so many small fills can cost a smallest unit more
 * each.
 * Null for bad input.
 */
export function spotOrderCost(terms: SpotOrderTerms): SpotOrderCost | null {
  const price = readAmount(terms.price);
  const quantity = readAmount(terms.quantity);
  const rate = readAmount(terms.feeRate);
  if (price === null || quantity === null || rate === null) return null;
  const amount = price.times(quantity);
  const [pay, gross, decimals] = terms.side === 'buy' ? [amount, quantity, terms.baseDecimals] : [quantity, amount, terms.quoteDecimals];
  const fee = gross.times(rate).toDecimalPlaces(decimals, ROUND_UP);
  return { pay: writeAmount(pay), fee: writeAmount(fee), receive: writeAmount(Amount.max(gross.minus(fee), 0)) };
}
