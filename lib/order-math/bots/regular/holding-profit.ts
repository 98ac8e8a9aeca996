// The gain of coins that were bought at several prices, at a price of the moment.
import { Amount, readAmount, readPositive, writeResult } from '../../amounts/amount.ts';

export type HoldingProfit = {
  /** The sum paid ÷ the quantity held; null: nothing is held. */
  readonly averageEntry: string | null;
  /** (price − average entry) × quantity; signed. */
  readonly profit: string;
  /** Profit as a share of what was paid; signed. Null: nothing was paid. */
  readonly rate: string | null;
};

/** `paid`: what the coins have cost, in quote coins. Null for what is no number. Half up to 24 decimals. */
export function holdingProfit(quantity: string, paid: string, price: string): HoldingProfit | null {
  const [held, cost, now] = [readAmount(quantity), readAmount(paid), readPositive(price)];
  if (held === null || cost === null || now === null) return null;
  const profit = held.times(now).minus(cost);
  return {
    averageEntry: held.isZero() ? null : writeResult(cost.dividedBy(held)),
    profit: writeResult(new Amount(profit)),
    rate: cost.isZero() ? null : writeResult(profit.dividedBy(cost)),
  };
}
