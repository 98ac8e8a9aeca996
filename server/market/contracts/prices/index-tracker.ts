// The index of a coin as it is heard: what each source said last, who counts, and what they say together.
import { indexPrice, type IndexPrice, type IndexRules } from '#lib/order-math/prices/index-price.ts';

import type { SourceProfile, SourceQuote } from './index-sources.ts';

/**
 * Stricter than the venue's printed rules (5 % and 2 %): with no weight above a fifth, a source that stands just inside the bound
 * moves the index by less than half a percent. A source that has been still for ten seconds is not heard any more.
 */
export const houseIndexRules: IndexRules = { maxAgeMs: 10_000, outAbove: '0.02', backWithin: '0.01' };

export type IndexTracker = {
  /** Something older than what the source said last is not heard. */
  hear(place: number, quote: SourceQuote): void;
  /** The index at a time. Price null: nobody counts, the market has to halt and there is no mark. */
  read(timeMs: number): IndexPrice;
  /** The last quote of each source, in the order of the profiles; undefined before it spoke. */
  said(): readonly (SourceQuote | undefined)[];
};

type Heard = { price: string | null; timeMs: number; wasOut: boolean };

const nobody: IndexPrice = { price: null, states: [] };

/** Keeps what the sources say. A source that was left out stays out until it is near again, silences in between included. */
export function createIndexTracker(profiles: readonly SourceProfile[], rules: IndexRules = houseIndexRules): IndexTracker {
  const heard = profiles.map((): Heard => ({ price: null, timeMs: Number.NEGATIVE_INFINITY, wasOut: false }));
  return {
    hear: (place, { price, timeMs }) => {
      const last = heard[place];
      if (last !== undefined && timeMs >= last.timeMs) [last.price, last.timeMs] = [price, timeMs];
    },
    read: (timeMs) => {
      const sources = profiles.map(({ weight }, place) => {
        const { price = null, timeMs: saidMs = Number.NEGATIVE_INFINITY, wasOut = false } = heard[place] ?? {};
        return { price, weight, ageMs: timeMs - saidMs, wasOut };
      });
      const index = indexPrice(sources, rules) ?? nobody;
      for (const [place, state] of index.states.entries()) {
        const last = heard[place];
        if (last !== undefined && state !== 'silent') last.wasOut = state === 'out';
      }
      return index;
    },
    said: () => heard.map(({ price, timeMs }) => (Number.isFinite(timeMs) ? { price, timeMs } : undefined)),
  };
}
