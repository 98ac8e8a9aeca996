// The copies that have not been told all that holds now, and the hour from which a higher share counts.
import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';

import { createListings } from '#server/engine/listings.ts';
import { leadCoin } from './lead-coin.ts';
import { copiesBehind, fullHourFrom } from './share-of-copies.ts';

const zero = new Decimal(0);
const money = { strategyId: 1, ownerId: 2, putIn: zero, worth: zero, profit: zero, shared: zero };
const next = { percent: 10, fromMs: 2000 };
const isBehind = (
  leader: Parameters<typeof copiesBehind>[0],
  copy: { sharePercent: number; nextShare: typeof next | null; hasEnded?: boolean },
) => copiesBehind(leader, [{ ...money, hasEnded: false, ...copy }], 1000).length === 1;

test.each([
  ['a lower share holds', null, { sharePercent: 9, nextShare: null }, true],
  ['it has ended', null, { sharePercent: 9, nextShare: null, hasEnded: true }, false],
  ['it pays what holds', null, { sharePercent: 8, nextShare: null }, false],
  ['it pays less, as was agreed', null, { sharePercent: 5, nextShare: null }, false],
  ['a rise was taken back', null, { sharePercent: 8, nextShare: next }, true],
  ['the hour of a rise has come', null, { sharePercent: 8, nextShare: { percent: 10, fromMs: 1000 } }, false],
  ['a rise is announced', next, { sharePercent: 8, nextShare: null }, true],
  ['it knows of the rise', next, { sharePercent: 8, nextShare: next }, false],
  ['another rise is announced', next, { sharePercent: 8, nextShare: { ...next, percent: 9 } }, true],
  ['the rise comes at another time', next, { sharePercent: 8, nextShare: { ...next, fromMs: 2001 } }, true],
  ['it pays as much as will hold', { ...next, percent: 8 }, { sharePercent: 8, nextShare: null }, false],
  ['it has ended before the rise', next, { sharePercent: 8, nextShare: null, hasEnded: true }, false],
] as const)('%s', (_what, nextShare, copy, expected) => {
  expect(isBehind({ sharePercent: 8, nextShare }, copy)).toBe(expected);
});

test('a full hour is itself, and what lies between two is the later', () => {
  expect([7_200_000, 7_200_001, 10_800_000].map(fullHourFrom)).toEqual([7_200_000, 10_800_000, 10_800_000]);
});

test('futures of demo trading are told in play money, which has to be listed', () => {
  const listings = createListings(
    [
      { assetId: 0, code: 'USDT', name: 'Tether', decimals: 8 },
      { assetId: 1, code: 'SUSDT', name: 'Play', decimals: 6 },
    ],
    [],
  );
  const coins = [leadCoin(listings, 'live', 'spot'), leadCoin(listings, 'live', 'futures'), leadCoin(listings, 'paper', 'spot')];
  expect([...coins, leadCoin(listings, 'paper', 'futures')].map(({ code }) => code)).toEqual(['USDT', 'USDT', 'USDT', 'SUSDT']);
  expect(() => leadCoin(createListings([], []), 'live', 'spot')).toThrow('told in USDT, which is not listed');
});
