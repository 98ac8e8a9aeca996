// The depth that the house quotes around a price that is not its own: a recorded one, or another venue's.
import type { MarketListing } from '#server/engine/listings.ts';

import type { ReplayDepth } from './replay/replay.ts';
import { roughly } from './simulation.ts';
import type { Venue } from './venue.ts';

/** A quarter of the market's usual amount per level, in lots at about the given price: a tick more or less changes no size. */
export function houseDepth(venue: Pick<Venue, 'simulation'>, market: MarketListing, priceTicks: number): ReplayDepth {
  const { halfSpreadTicks, stepTicks, levels, levelAmount } = venue.simulation(market.symbol);
  const price = roughly(priceTicks) / 10 ** market.priceDecimals;
  const quantityLots = Math.max(1, Math.round((levelAmount / 4 / price) * 10 ** market.quantityDecimals));
  return { halfSpreadTicks, stepTicks, levels, quantityLots };
}
