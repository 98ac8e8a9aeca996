// The price at which a futures contract with an end is settled, and the amount that is left then.
import { allRead, readAmount, readPositive, writeResult } from '../amounts/amount.ts';
import { type FuturesContract, gainBetween, readContract, valueAt } from './contract-value.ts';
import { meanOf } from '../amounts/mean-and-median.ts';
import { directionOf, type PositionSide } from './position-side.ts';

/**
 * The plain mean of the index over the hour before the end, half up to 24 decimals. Null without samples or when one is no price.
 * Source: https://www.bitget.com/support/articles/12560603845783.
 */
export function deliveryPrice(indexSamples: readonly string[]): string | null {
  const read = indexSamples.map(readPositive);
  const prices = read.filter((price) => price !== null);
  const mean = prices.length === read.length ? meanOf(prices) : null;
  return mean === null ? null : writeResult(mean);
}

/** @internal */
export type DeliveryTerms = {
  readonly contract: FuturesContract;
  readonly side: PositionSide;
  readonly size: string;
  readonly entryPrice: string;
  readonly deliveryPrice: string;
  /** The taker's rate. */
  readonly feeRate: string;
};

/** @internal */
export type Settlement = { readonly pnl: string; readonly fee: string; readonly net: string };

/**
 * Gain at the delivery price and the fee on the value there, in the margin coin, half up to 24 decimals. Null for bad input or a price
 * of zero. Source: https://www.bitget.com/support/articles/12511874540313.
 * @internal
 */
export function deliverySettlement(terms: DeliveryTerms): Settlement | null {
  const contract = readContract(terms.contract);
  const read = {
    size: readAmount(terms.size),
    entry: readPositive(terms.entryPrice),
    price: readPositive(terms.deliveryPrice),
    rate: readAmount(terms.feeRate),
  };
  if (contract === null || !allRead(read)) return null;
  const pnl = gainBetween(contract, directionOf(terms.side), read.size, read.entry, read.price);
  const fee = valueAt(contract, read.size, read.price).times(read.rate);
  return { pnl: writeResult(pnl), fee: writeResult(fee), net: writeResult(pnl.minus(fee)) };
}
