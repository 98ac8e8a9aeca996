// The paces of markets of which some are watched and all others are in use.
import type { MarketUse } from '#server/market/market-use.ts';
import { Pace, type PaceOf } from '#server/market/simulation/pace.ts';

export const watching =
  (watched: ReadonlySet<string>): PaceOf =>
  ({ symbol }) =>
    watched.has(symbol) ? Pace.watched : Pace.used;

export const allInUse = (watched: ReadonlySet<string>): MarketUse => ({
  watched: () => watched,
  look: () => watching(watched),
  waitsIn: () => true,
  noteAsked: () => undefined,
  noteListed: () => undefined,
});
