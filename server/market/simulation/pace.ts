// The pace at which the house moves a market: it follows from who looks at it and from what waits in it.
import type { MarketListing } from '#server/engine/listings.ts';

import type { Venue } from '../venue.ts';

export const Pace = {
  /** Somebody looks at its book, tape or chart, or a user's bot works in it. */
  watched: 'watched',
  /** Something waits in it, or somebody has asked about it. */
  used: 'used',
  /** Somebody looks at a list that it stands in. */
  listed: 'listed',
  resting: 'resting',
} as const;
export type Pace = (typeof Pace)[keyof typeof Pace];

export type PaceOf = (market: MarketListing) => Pace;

const slowestFirst: readonly Pace[] = [Pace.resting, Pace.listed, Pace.used, Pace.watched];

export const isFaster = (one: Pace, other: Pace): boolean => slowestFirst.indexOf(one) > slowestFirst.indexOf(other);

/** Whoever reads a list compares markets, and follows none. */
const listedSeconds = 10;

/** Whole seconds between two moves of a market that nobody watches. A market at rest never moves more often than one in use. */
export function moveSeconds(
  { simulation }: Pick<Venue, 'simulation'>,
  { symbol }: MarketListing,
  pace: Exclude<Pace, 'watched'>,
  restingSeconds: number,
): number {
  const { refreshSeconds } = simulation(symbol);
  if (pace === Pace.used) return refreshSeconds;
  return Math.max(refreshSeconds, pace === Pace.listed ? Math.min(listedSeconds, restingSeconds) : restingSeconds);
}

/** Markets take turns, so that they do not all move in the same second. */
export const isTurn = ({ marketId }: MarketListing, second: number, everySeconds: number): boolean =>
  (second + marketId) % everySeconds === 0;
