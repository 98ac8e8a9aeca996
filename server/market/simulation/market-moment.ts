// A simulated market at one step: all that its quotes and trades are made from.
import type { MarketListing } from '#server/engine/listings.ts';

import type { Venue } from '../venue.ts';

export type MarketMoment = {
  readonly market: MarketListing;
  readonly profile: ReturnType<Venue['simulation']>;
  /** The seed of the market's chance. */
  readonly noise: number;
  /** The price that it is quoted around, in ticks. */
  readonly centre: number;
  readonly step: number;
  /** Worth that changes hands in the minute, in the quote coin. */
  readonly minuteAmount: number;
};

/** The quantity that an amount of the quote coin buys at the price, at least the smallest order. */
export function lotsWorth({ market, centre }: Pick<MarketMoment, 'market' | 'centre'>, amount: number): number {
  const price = centre / 10 ** market.priceDecimals;
  return Math.max(market.minQuantityLots, Math.round((amount / price) * 10 ** market.quantityDecimals));
}
