// The price limit of an order at market: it has no price of its own, and stops where the market's price band ends.
import { readPositive } from '../amounts/amount.ts';
import type { OrderSide } from '../futures/position-side.ts';
import { priceLimits } from '../prices/price-limits.ts';

export type ProtectionTerms = {
  /** The index price, or the last one where there is none. */
  readonly referencePrice: string;
  /** A share: 0.1 lets a buy pay up to 10 % more than the reference. '0': no band. */
  readonly bandRate: string;
  readonly tickSize: string;
};

/** The worst price that it trades at: of a buy down to the tick, of a sell up to it. Null for bad input, and where nothing bounds it. */
export function protectionPrice(side: OrderSide, { referencePrice, bandRate, tickSize }: ProtectionTerms): string | null {
  if (readPositive(bandRate) === null) return null;
  const limits = priceLimits({ referencePrice, buyRatio: bandRate, sellRatio: side === 'buy' ? '0' : bandRate, tickSize });
  if (limits === null) return null;
  return side === 'buy' ? limits.highestBuy : limits.lowestSell;
}
