// The markets of a venue that are not over, each with its state.
import type { MarketState } from '#lib/contract/enums.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import type { Rooms } from '../rooms.ts';

type StateRooms = Pick<Rooms, 'listings' | 'projections' | 'now'>;

export function statesOfMarkets({
  listings,
  projections,
  now,
}: StateRooms): readonly { readonly market: MarketListing; readonly state: MarketState }[] {
  const isOver = (market: MarketListing): boolean => {
    const deliveryMs = isContract(market) ? (market.contract.rules.contract?.deliveryMs ?? 0) : 0;
    return deliveryMs !== 0 && deliveryMs <= now();
  };
  return [...listings.markets, ...listings.contracts()]
    .filter((market) => !isOver(market))
    .map((market) => ({ market, state: projections.market.stateOf(market) }));
}
