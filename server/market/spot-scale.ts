// By how much a spot market departs from the path of its coins: whom it follows, where somebody left it, and the bad day that is on.
import type { MarketListing } from '#server/engine/listings.ts';

import type { PriceWorld } from './contracts/prices/price-world.ts';
import { ticksAt } from './paths/made-up-minutes.ts';
import type { PricePaths } from './paths/price-path.ts';
import type { Venue } from './venue.ts';

/** Yearly volatility below which a coin is a steady one: a bad day does not move it. */
const steadyVolatility = 0.25;

export type SpotScaleOptions = {
  readonly venue: Pick<Venue, 'assetData'>;
  readonly paths: PricePaths;
  readonly world: Pick<PriceWorld, 'spotFactor'>;
  /** The price that another venue has now, in ticks (null: none), where this one follows it. */
  readonly followed?: ((symbol: string) => number | null) | null;
  /** By symbol, of markets that go on from somebody else's price. */
  readonly left: ReadonlyMap<string, number>;
  readonly now?: () => number;
};

/** 1: as the path says. A bad day comes on top of whatever else there is. */
export function createSpotScale({ venue, paths, world, followed = null, left, now = Date.now }: SpotScaleOptions) {
  const factor = (coin: string, timeMs: number): number =>
    venue.assetData(coin).volatility < steadyVolatility ? 1 : world.spotFactor(timeMs);
  return (market: MarketListing, timeMs: number): number => {
    const { symbol, base, quote } = market;
    const elsewhere = followed?.(symbol) ?? null;
    const own = elsewhere === null ? (left.get(symbol) ?? 1) : elsewhere / ticksAt(paths, market, now());
    return (own * factor(base, timeMs)) / factor(quote, timeMs);
  };
}
