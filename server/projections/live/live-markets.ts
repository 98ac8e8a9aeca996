// The markets that have a present: those of spot, and the contracts that are not delivered.
import type { Listings, MarketListing } from '#server/engine/listings.ts';

/** The time for which a delivered contract still shows its last book, tape and price. */
const shownAfterMs = 86_400_000;

export function liveMarkets(listings: Listings, nowMs: number = Date.now()): readonly MarketListing[] {
  const contracts = listings.contracts().filter(({ contract }) => {
    const deliveryMs = contract.rules.contract?.deliveryMs ?? 0;
    return deliveryMs === 0 || deliveryMs > nowMs - shownAfterMs;
  });
  return [...listings.markets, ...contracts];
}
