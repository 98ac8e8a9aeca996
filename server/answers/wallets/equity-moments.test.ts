import { expect, test } from 'vitest';

import { equityMoments } from './equity-moments.ts';

const at = (text: string): number => Date.parse(text);
const now = at('2026-03-10T15:20:00Z');

test('a day of hours, the last one not after now', () => {
  const moments = equityMoments('1D', now, 480, 0);
  expect(moments).toHaveLength(24);
  expect([moments[0], moments.at(-1)]).toEqual([at('2026-03-09T16:00:00Z'), at('2026-03-10T15:00:00Z')]);
});

test.each([
  [0, '2026-03-10T00:00:00Z'],
  [480, '2026-03-09T16:00:00Z'],
  [-300, '2026-03-10T05:00:00Z'],
  // Half an hour counts as the full hour before.
  [330, '2026-03-09T19:00:00Z'],
])('days begin where the user is: %d minutes from UTC', (zoneMinutes, last) => {
  const moments = equityMoments('1M', now, zoneMinutes, 0);
  expect(moments).toHaveLength(30);
  expect(moments.at(-1)).toBe(at(last));
});

test('begins with the account, and is never empty', () => {
  expect(equityMoments('1Y', now, 0, at('2026-03-08T10:00:00Z'))).toEqual([
    at('2026-03-08T00:00:00Z'),
    at('2026-03-09T00:00:00Z'),
    at('2026-03-10T00:00:00Z'),
  ]);
  expect(equityMoments('3M', now, 0, now)).toEqual([at('2026-03-10T00:00:00Z')]);
});
