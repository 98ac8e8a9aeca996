// Curves of lists: whole where they are short, and of long ones both ends and what stood at the end of each equal part of the time.
import { expect, test } from 'vitest';

import { mostCurvePoints, thinnedPoints } from './thinned-points.ts';

const at = (...times: readonly number[]) => times.map((timeMs) => ({ timeMs }));

test('few points stay as they are', () => {
  for (const few of [at(), at(7), at(7, 7), at(1, 2, 50)]) expect(thinnedPoints(few)).toEqual(few);
});

test('of an hour a day for 94 days every other one stays', () => {
  const days = at(...Array.from({ length: 95 }, (_, day) => day));
  expect(thinnedPoints(days)).toEqual(at(0, ...Array.from({ length: 47 }, (_, part) => 2 * (part + 1))));
  expect(thinnedPoints(days)).toHaveLength(mostCurvePoints);
});

test('a rest has no points, and a crowd has one', () => {
  const crowd = at(0, ...Array.from({ length: 60 }, (_, place) => 10 + place), 4_700);
  expect(thinnedPoints(crowd)).toEqual(at(0, 69, 4_700));
});
