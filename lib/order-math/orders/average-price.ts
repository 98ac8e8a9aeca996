// The average price of what has traded, rounded half up to the decimals of the market's prices.
import { Amount, readPositive } from '../amounts/amount.ts';

/** Null where nothing has traded. */
export function averagePrice(amount: string, quantity: string, decimals: number): string | null {
  const [paid, traded] = [readPositive(amount), readPositive(quantity)];
  return paid === null || traded === null ? null : paid.dividedBy(traded).toFixed(decimals, Amount.ROUND_HALF_UP);
}
