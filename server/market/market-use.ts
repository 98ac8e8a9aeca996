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

/** Wakes a market before somebody is shown it or trades there, so that one at rest is quoted first. */
export type MarketWaking = {
  /** Resolves when each of the markets has a quote of now, after a second at most; at once where they are in use anyway. */
  wake(markets: readonly MarketListing[]): Promise<void>;
  /** Somebody reads a list of them: they move now and then, though nobody waits for it. */
  noteListed(markets: readonly MarketListing[]): void;
};

/** For markets that nothing moves. */
export const neverResting: MarketWaking = { wake: () => Promise.resolve(), noteListed: () => undefined };
