// The answers of a calculator of spot profit: the two prices, the value of the rest, and the result of all of it.
import { Amount, allRead, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { breakevenPrice, costPrice, gainShare } from '#lib/order-math/spot/cost-price.ts';
import type { Traded } from './spot-examples.ts';

export type ProfitDraft = Traded & { readonly price: string };

export type ProfitFigures = {
  readonly cost: string;
  /** Null: nothing is left. '0': all that was paid has come back. */
  readonly breakeven: string | null;
  /** The gain of the price above the cost, a share. */
  readonly gain: string;
  /** Received, and what is left at the price, less paid; exact. */
  readonly profit: string;
};

/** Null for a number that is missing, for nothing bought, and for more sold than was bought. */
export function profitFigures(draft: ProfitDraft): ProfitFigures | null {
  const read = {
    bought: readAmount(draft.bought),
    paid: readAmount(draft.paid),
    sold: readAmount(draft.sold),
    received: readAmount(draft.received),
    price: readAmount(draft.price),
  };
  const cost = costPrice(draft);
  const gain = cost === null ? null : gainShare(draft.price, cost);
  if (!allRead(read) || cost === null || gain === null || read.sold.greaterThan(read.bought)) return null;
  const left = read.bought.minus(read.sold).times(read.price);
  const profit = writeAmount(new Amount(read.received).plus(left).minus(read.paid));
  return { cost, breakeven: breakevenPrice(draft), gain, profit };
}
