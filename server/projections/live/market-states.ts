// The actions that are allowed in each market at this moment.
import { MarketState } from '#lib/contract/enums.ts';
import type { MarketId } from '#server/engine/ids.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { liveMarkets } from './live-markets.ts';
import type { BookSource } from '../depth/book-source.ts';

export type MarketStates = {
  apply(record: EventRecord): void;
  /** Asks the exchange once; records count from then on as well. */
  start(books: BookSource): Promise<void>;
  stateOf(market: MarketListing): MarketState;
};

export function createMarketStates(listings: Listings): MarketStates {
  const states = new Map<MarketId, MarketState>();
  return {
    apply: ({ events }) => {
      for (const event of events) {
        if (event.type === 'market-state-set') states.set(event.marketId, event.state);
        // Asked about before it was there, it was said to stand still.
        if (event.type === 'market-listed') states.set(event.rules.marketId, MarketState.online);
      }
    },
    start: async (books) => {
      await Promise.all(
        liveMarkets(listings).map(async ({ marketId }) => {
          const { state } = await books.book(marketId, 1);
          if (state !== undefined) states.set(marketId, state);
        }),
      );
    },
    stateOf: ({ marketId }) => states.get(marketId) ?? MarketState.online,
  };
}
