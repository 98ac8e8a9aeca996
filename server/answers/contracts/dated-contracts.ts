// The dated contracts of the venue, the last to end first: those that were delivered with their prices, and those that wait.
import type { BusinessLine } from '#lib/contract/enums.ts';
import type { ContractListing } from '#server/engine/listings.ts';
import { rulesOf } from './contract-market.ts';
import type { Rooms } from '../rooms.ts';

export type DatedContract = {
  readonly market: ContractListing;
  readonly deliveryTimeMs: number;
  /** Null until it is settled. */
  readonly deliveryPrice: string | null;
};

/** The dated contracts of a line, or of all; at most `max` of them. */
export async function datedContracts(
  { listings, projections, now }: Pick<Rooms, 'listings' | 'projections' | 'now'>,
  line?: BusinessLine,
  max?: number,
): Promise<readonly DatedContract[]> {
  const dated = listings
    .contracts()
    .filter((market) => rulesOf(market).deliveryMs > 0 && (line === undefined || market.contract.line === line))
    .toSorted((a, b) => rulesOf(b).deliveryMs - rulesOf(a).deliveryMs)
    .slice(0, max);
  const prices = await projections.deliveries.deliveredAt(dated.map(({ marketId }) => marketId));
  const list = dated.map((market) => {
    const priceTicks = prices.get(market.marketId);
    const deliveryPrice = priceTicks === undefined ? null : listings.priceText(market, priceTicks);
    return { market, deliveryTimeMs: rulesOf(market).deliveryMs, deliveryPrice };
  });
  // The calendar also knows contracts that would have ended while the venue was closed, and never were.
  return list.filter(({ deliveryPrice, deliveryTimeMs }) => deliveryPrice !== null || deliveryTimeMs > now());
}
