// The port by which a market is told who has come, so that nobody meets a quote from before.
import type { MarketListing } from '#server/engine/listings.ts';
import type { PaceOf } from './simulation/pace.ts';

/** The use that is made of a venue's markets. */
export type MarketUse = {
  /** Symbols whose book, tape or chart somebody looks at. */
  watched(): ReadonlySet<string>;
  /** The pace of each market as things stand now. */
  look(): PaceOf;
  /** True if anything of users waits in a market, as of the last look. */
  waitsIn(market: MarketListing): boolean;
  /** Somebody reads or trades in a market. */
  noteAsked(market: MarketListing): void;
  /** Somebody reads a list that a market stands in. */
  noteListed(market: MarketListing): void;
};

/** The doors at which somebody comes to a market. */
export type MarketDoors = {
  /** Resolves when each of the markets has a quote of now, after a second at most; at once where they are in use anyway. */
  enter(markets: readonly MarketListing[]): Promise<void>;
  /** Somebody reads a list of them: they move now and then, though nobody waits for it. */
  list(markets: readonly MarketListing[]): void;
};

/** Of markets that nothing moves. */
export const openDoors: MarketDoors = { enter: () => Promise.resolve(), list: () => undefined };
