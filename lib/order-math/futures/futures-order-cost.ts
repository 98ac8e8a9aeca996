// The amount that a futures order ties up before it fills: initial margin, fee, and the loss it would open with.
import { Amount, allRead, readAmount, readPositive, writeResult } from '../amounts/amount.ts';
import { type FuturesContract, type ReadContract, gainBetween, readContract, valueAt } from './contract-value.ts';
import { directionOf, type OrderSide } from './position-side.ts';

export type FuturesOrderTerms = {
  readonly contract: FuturesContract;
  readonly side: OrderSide;
  /** The price: of a limit order its own, of a market order the one it is counted at. */
  readonly price: string;
  readonly markPrice: string;
  readonly leverage: string;
  /** The account's own taker rate. A share: 0.0006 is 0.06 %. */
  readonly feeRate: string;
  /** The shares by which more margin and fee are asked than the plain sums: 0.01 and 0.005 where a contract names none. */
  readonly openCostUpRatio: string;
  readonly feeRateUpRatio: string;
};

export type FuturesOrderCost = {
  /** In the margin coin, like all that follows. */
  readonly value: string;
  /** Value ÷ leverage, raised by its ratio. */
  readonly initialMargin: string;
  /** Raised by its ratio. */
  readonly fee: string;
  /** The loss on opening of a buy above the mark price, or a sell below it. Asked for, never booked. */
  readonly openLoss: string;
  /** The three together. */
  readonly total: string;
};

export type ReadOrder = {
  readonly contract: ReadContract;
  readonly side: OrderSide;
  readonly price: Amount;
  readonly mark: Amount;
  readonly leverage: Amount;
  readonly fee: Amount;
  readonly marginUp: Amount;
  readonly feeUp: Amount;
};

/** Null for bad input, a price or a leverage of zero. */
export function readOrder(terms: FuturesOrderTerms): ReadOrder | null {
  const contract = readContract(terms.contract);
  const read = {
    price: readPositive(terms.price),
    mark: readPositive(terms.markPrice),
    leverage: readPositive(terms.leverage),
    fee: readAmount(terms.feeRate),
    marginUp: readAmount(terms.openCostUpRatio),
    feeUp: readAmount(terms.feeRateUpRatio),
  };
  return contract === null || !allRead(read) ? null : { contract, side: terms.side, ...read };
}

type Parts = { readonly value: Amount; readonly margin: Amount; readonly fee: Amount; readonly openLoss: Amount };

/** All in the margin coin. */
function orderParts(order: ReadOrder, size: Amount): Parts {
  const value = valueAt(order.contract, size, order.price);
  const opened = gainBetween(order.contract, directionOf(order.side), size, order.price, order.mark);
  return {
    value,
    margin: value.times(order.marginUp.plus(1)).dividedBy(order.leverage),
    fee: value.times(order.fee).times(order.feeUp.plus(1)),
    openLoss: Amount.min(opened, 0).abs(),
  };
}

/** The cost of one piece of size. */
export function unitCost(order: ReadOrder): Amount {
  const { margin, fee, openLoss } = orderParts(order, new Amount(1));
  return margin.plus(fee).plus(openLoss);
}

/**
 * Value ÷ leverage × (1 + openCostUpRatio) + value × fee × (1 + feeRateUpRatio) + the loss against the mark price, half up to
 * 24 decimals. Null for bad input, a price or a leverage of zero. Source: https://www.bitget.com/support/articles/12560603881482.
 */
export function futuresOrderCost(terms: FuturesOrderTerms & { readonly size: string }): FuturesOrderCost | null {
  const [order, size] = [readOrder(terms), readAmount(terms.size)];
  if (order === null || size === null) return null;
  const { value, margin, fee, openLoss } = orderParts(order, size);
  return {
    value: writeResult(value),
    initialMargin: writeResult(margin),
    fee: writeResult(fee),
    openLoss: writeResult(openLoss),
    total: writeResult(margin.plus(fee).plus(openLoss)),
  };
}
