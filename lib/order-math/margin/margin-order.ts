// The loan of an order in a margin wallet, the cost of an hour of that, and the liquidation price that an isolated wallet would then have.
import { Side } from '#lib/contract/enums.ts';
import { Amount, allRead, readAmount, readPositive, writeAmount } from '../amounts/amount.ts';
import { marginInterest, marginLiquidationPrice } from './margin-limits.ts';

/** One coin of the wallet: free to trade, held by orders, owed with interest. */
export type MarginHolding = { readonly free: string; readonly frozen: string; readonly owed: string };

export type MarginOrderPreview = {
  /** The amount to borrow of the coin that the side spends. */
  readonly borrow: string;
  /** The interest of an hour of it, in the same coin. */
  readonly hourlyInterest: string;
  /** Null: no price does it, or the wallet is not isolated. */
  readonly liquidationPrice: string | null;
};

const decimals = 8;

/**
 * The preview of an order that trades in full at one price, fees left out. The first hour is owed at once and in the liquidation price.
 * Null for bad input.
 */
export function marginOrderPreview(terms: {
  readonly side: Side;
  readonly price: string;
  readonly quantity: string;
  readonly base: MarginHolding;
  readonly quote: MarginHolding;
  readonly dailyRate: string;
  readonly isolated: boolean;
  readonly maintenanceRate: string;
}): MarginOrderPreview | null {
  const { base, quote } = terms;
  const read = {
    price: readPositive(terms.price),
    quantity: readPositive(terms.quantity),
    baseFree: readAmount(base.free),
    baseFrozen: readAmount(base.frozen),
    baseOwed: readAmount(base.owed),
    quoteFree: readAmount(quote.free),
    quoteFrozen: readAmount(quote.frozen),
    quoteOwed: readAmount(quote.owed),
  };
  if (!allRead(read)) return null;
  const buys = terms.side === Side.buy;
  const amount = read.price.times(read.quantity);
  const [cost, free] = buys ? [amount, read.quoteFree] : [read.quantity, read.baseFree];
  const borrow = Amount.max(cost.minus(free), 0).toDecimalPlaces(decimals, Amount.ROUND_UP);
  const hourlyInterest = marginInterest({ principal: writeAmount(borrow), dailyRate: terms.dailyRate, hours: 1, decimals });
  if (hourlyInterest === null) return null;
  const owed = borrow.plus(hourlyInterest);
  const baseHeld = read.baseFree.plus(read.baseFrozen).plus(buys ? read.quantity : borrow.minus(read.quantity));
  const quoteHeld = read.quoteFree.plus(read.quoteFrozen).plus(buys ? borrow.minus(amount) : amount);
  const liquidationPrice = terms.isolated
    ? marginLiquidationPrice({
        baseHeld: writeAmount(Amount.max(baseHeld, 0)),
        baseOwed: writeAmount(buys ? read.baseOwed : read.baseOwed.plus(owed)),
        quoteHeld: writeAmount(Amount.max(quoteHeld, 0)),
        quoteOwed: writeAmount(buys ? read.quoteOwed.plus(owed) : read.quoteOwed),
        maintenanceRate: terms.maintenanceRate,
      })
    : null;
  return { borrow: writeAmount(borrow), hourlyInterest, liquidationPrice };
}
