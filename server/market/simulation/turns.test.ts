// The turns of simulated markets at each pace, and of one that somebody comes to.
import { expect, test } from 'vitest';

import type { MarketListing } from '#server/engine/listings.ts';
import { loadVenue } from '../venue.ts';
import { Pace } from './pace.ts';
import { createTurns } from './turns.ts';

const venue = loadVenue();
const listing = (symbol: string): MarketListing => {
  const found = venue.listings.marketOf(symbol);
  if (found === undefined) throw new Error(`no market ${symbol}`);
  return found;
};
/** Refreshed every 3 and every 20 seconds where something waits in them. */
const [deep, quiet] = [listing('BTCUSDT'), listing('ENAEUR')];
const turnsOf = (restingSeconds = 60) => createTurns({ venue, watchedEvery: 1, restingSeconds });

/** The steps of ten minutes at which a market has its turn. */
function stepsOf(market: MarketListing, pace: Pace, restingSeconds = 60): number[] {
  const turns = turnsOf(restingSeconds);
  return Array.from({ length: 2400 }, (_, step) => step).filter((step) => turns.at(market, step, pace) !== null);
}
const gaps = (steps: readonly number[]): Set<number> => new Set(steps.slice(1).map((step, place) => step - (steps[place] ?? 0)));

test.each([
  [deep, Pace.watched, 60, 1],
  [deep, Pace.used, 60, 12],
  [deep, Pace.listed, 60, 40],
  [deep, Pace.resting, 60, 240],
  [deep, Pace.resting, 300, 1200],
  // A list is no slower than rest where that is shorter, and rest is no faster than use.
  [deep, Pace.listed, 5, 20],
  [deep, Pace.resting, 1, 12],
  [quiet, Pace.used, 60, 80],
  [quiet, Pace.listed, 60, 80],
  [quiet, Pace.resting, 60, 240],
  [quiet, Pace.resting, 10, 80],
])('%o, %s, with %d seconds of rest: every %d steps, on whole seconds', (market, pace, restingSeconds, every) => {
  const steps = stepsOf(market, pace, restingSeconds);
  expect([...gaps(steps)]).toEqual([every]);
  expect(pace === Pace.watched || steps.every((step) => step % 4 === 0)).toBe(true);
});

test('a market that somebody comes to has its turn at once, with the time that it has stood still, and goes on from there', () => {
  const turns = turnsOf();
  const [first = 0] = stepsOf(deep, Pace.resting);
  expect(turns.at(deep, first, Pace.resting)).toEqual({ pace: Pace.resting, every: 240, isReferenceDue: true });
  expect(turns.at(deep, first + 101, Pace.resting)).toBeNull();
  expect(turns.at(deep, first + 101, Pace.used)).toEqual({ pace: Pace.used, every: 101, isReferenceDue: true });
  // In the same step not once more, though it would be its turn.
  expect(turns.at(deep, first + 101, Pace.used)).toBeNull();
  expect(turns.at(deep, first + 102, Pace.watched)).toEqual({ pace: Pace.watched, every: 1, isReferenceDue: true });
});

test('only a market that was slower is woken, once', () => {
  const turns = turnsOf();
  expect(turns.wake(deep, 5, Pace.used)).toBeNull();
  turns.at(deep, 5, Pace.resting);
  expect(turns.wake(deep, 6, Pace.used)?.isReferenceDue).toBe(true);
  expect(turns.wake(deep, 7, Pace.used)).toBeNull();
  expect(turns.wake(deep, 8, Pace.listed)).toBeNull();
  turns.at(deep, 9, Pace.resting);
  expect(turns.wake(deep, 10, Pace.listed)).not.toBeNull();
});

test('a turn that fell into a hitch is made up for at the next step, and the one after it comes when it would have', () => {
  const turns = turnsOf();
  const [first = 0, second = 0, third = 0] = stepsOf(deep, Pace.resting);
  turns.at(deep, first, Pace.resting);
  const taken = Array.from({ length: third - second - 16 }, (_, place) => second + 17 + place).filter(
    (step) => turns.at(deep, step, Pace.resting) !== null,
  );
  expect(taken).toEqual([second + 17, third]);
});

test('a market that goes to rest has no turn for it', () => {
  const turns = turnsOf();
  turns.at(deep, 0, Pace.watched);
  const rested = Array.from({ length: 240 }, (_, place) => turns.at(deep, place + 1, Pace.resting)).filter((turn) => turn !== null);
  expect(rested).toHaveLength(1);
});
