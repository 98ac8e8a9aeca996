// The best prices of a market in ticks, from the mirror of its book; of the own venue, and of one that is followed.
import type { MarketListing } from '#server/engine/listings.ts';
import { parseDecimal } from '#server/engine/units.ts';
import type { MarketSource } from '#server/market/market-source.ts';
import type { BookFront } from '#server/market/simulation/said-before.ts';
import type { Venue } from '#server/market/venue.ts';
import type { VenueHistory } from '#server/projections/venue-history.ts';
import type { Projections } from '#server/projections/create-projections.ts';

/** A venue whose prices another one follows. */
export type FollowedVenue = {
  readonly projections: Projections;
  readonly venue: Venue;
  readonly history: VenueHistory;
  readonly market: Pick<MarketSource, 'scenarios'>;
};

export function bestPrices(projections: Projections, market: MarketListing): BookFront {
  const depth = projections.market.depth(market.symbol, 1);
  const ticksOf = (text: string | undefined): number | null =>
    text === undefined ? null : Number(parseDecimal(text, market.priceDecimals));
  return {
    bid: ticksOf(depth?.bids[0]?.[0]),
    ask: ticksOf(depth?.asks[0]?.[0]),
    lastTradeId: projections.market.publicTrades(market.symbol, 1)[0]?.tradeId ?? null,
  };
}

/** The middle of the book of the venue that is followed, in ticks; null: it has no two sides. */
export const middleOf =
  ({ projections, venue: { listings } }: Pick<FollowedVenue, 'projections' | 'venue'>) =>
  (symbol: string): number | null => {
    const market = listings.marketOf(symbol);
    if (market === undefined) return null;
    const { bid, ask } = bestPrices(projections, market);
    return bid === null || ask === null ? null : (bid + ask) / 2;
  };
