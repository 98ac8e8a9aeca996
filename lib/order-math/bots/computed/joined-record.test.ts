// A record of computed days and traded ones, on figures that are worked out in the head.
import { expect, test } from 'vitest';

import { joinedPoints, joinedRecord } from './joined-record.ts';

const hourMs = 3_600_000;
const at = (hours: number, totalUnits: number, putInUnits = 1000) => ({ timeMs: hours * hourMs, putInUnits, totalUnits });

/** Made 100 in ten hours that were computed, and then lost 30 and made 50 of its own. */
const computed = [at(0, 0), at(5, 140), at(10, 100)];
const traded = [at(10.5, 0), at(11, -30), at(20, 50)];

test('profit goes on from where the computed part ends', () => {
  expect(joinedPoints(computed, traded).map(({ totalUnits }) => totalUnits)).toEqual([0, 140, 100, 100, 70, 150]);
  expect(joinedPoints([], traded)).toEqual(traded);
});

test.each([
  // All of it: 150 of 1,000, of which 100 were computed. The deepest fall is 70 of 1,140.
  [Infinity, { profitUnits: 150, rateE8: 15_000_000, drawdownE8: 6_140_351, computed: { untilMs: 10 * hourMs, profitUnits: 100 } }],
  // From hour 5 on: 150 − 140, of which 100 − 140 were computed.
  [15 * hourMs, { profitUnits: 10, computed: { untilMs: 10 * hourMs, profitUnits: -40 } }],
  // From hour 10 on nothing was.
  [10 * hourMs, { profitUnits: 50, computed: null }],
  [9 * hourMs, { profitUnits: 80, computed: null }],
])('over %d ms', (windowMs, record) => {
  expect(joinedRecord(computed, traded, windowMs)).toMatchObject(record);
});

test('before anything was traded all of it is computed, and without anything computed none is', () => {
  expect(joinedRecord(computed, [], Infinity)).toMatchObject({ profitUnits: 100, computed: { profitUnits: 100 } });
  expect(joinedRecord([], traded, Infinity)).toMatchObject({ profitUnits: 50, computed: null });
  expect(joinedRecord([], [], Infinity)).toBeNull();
});

test('of one that puts in more and more, what was put in goes on as well: a fall is one of all of it', () => {
  // Rounds of 100: ten of them were computed, and one more came after its own first.
  const rounds = [at(10.5, 0, 100), at(11, -30, 100), at(20, -90, 200)];
  expect(joinedPoints(computed, rounds).map(({ putInUnits }) => putInUnits)).toEqual([1000, 1000, 1000, 1000, 1000, 1100]);
  // From 140 to 10, of 1,100 + 140.
  expect(joinedRecord(computed, rounds, Infinity)).toMatchObject({ profitUnits: 10, drawdownE8: 10_483_871 });
  // Its own alone: 90 of the 200 that were put in.
  expect(joinedRecord(computed, rounds, 10 * hourMs)).toMatchObject({ profitUnits: -90, rateE8: -45_000_000, drawdownE8: 45_000_000 });
});
