// The waits of bots are told when one of them has changed, and not again.
import { expect, test } from 'vitest';

import type { Waits } from '../../bot-kind.ts';
import { keepWaits, noWaits, waitInLeg } from './waits.ts';

const changes: readonly Partial<Waits>[] = [
  { lastAtOrAbove: 7 },
  { lastAtOrBelow: 7 },
  { markAtOrAbove: 7 },
  { markAtOrBelow: 7 },
  { atMs: 7 },
  { candles: '1m' },
];

test.each(changes)('%j alone is a change', (change) => {
  const told: Partial<Waits>[] = [];
  const state = { phase: 'running', waits: noWaits };
  const actions = { waitFor: (waits: Partial<Waits>) => void told.push(waits) };
  keepWaits({ state, actions }, {});
  expect(told).toEqual([]);
  keepWaits({ state, actions }, change);
  keepWaits({ state, actions }, change);
  expect(told).toEqual([{ ...noWaits, ...change }]);
  keepWaits({ state, actions }, {});
  expect(told.slice(1)).toEqual([noWaits]);
  // Nothing is waited for any more.
  state.phase = 'over';
  keepWaits({ state, actions }, change);
  expect(told).toHaveLength(2);
});

test('the time stands with the main market alone', () => {
  const told: unknown[][] = [];
  const actions = { waitFor: (...all: unknown[]) => void told.push(all) };
  const wanted = { lastAtOrAbove: 5, atMs: 9 };
  const { atMs: _none, ...prices } = { ...noWaits, ...wanted };
  const waits = waitInLeg(actions, 0, noWaits, wanted);
  expect(waitInLeg(actions, 0, waits, wanted)).toBe(waits);
  waitInLeg(actions, 1, noWaits, wanted);
  expect(told).toEqual([
    [{ ...noWaits, ...wanted }, 0],
    [prices, 1],
  ]);
});
