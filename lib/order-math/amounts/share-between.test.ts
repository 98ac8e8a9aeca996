import { expect, test } from 'vitest';

import { distanceFrom, exceedsPercent, reachesPercent, shareOfWhole } from './share-between.ts';

test('a part of a whole, half up to six decimals', () => {
  expect(shareOfWhole('1', '3')).toBe('0.333333');
  expect(shareOfWhole('2', '3')).toBe('0.666667');
  expect(['', '0', 'x'].map((whole) => shareOfWhole('1', whole))).toEqual([null, null, null]);
});

test('a price seen from another one', () => {
  expect(distanceFrom('89.99', '100')).toEqual({ share: '0.1001', way: 'below' });
  expect(distanceFrom('110', '99')).toEqual({ share: '0.111111', way: 'above' });
  expect(distanceFrom('1', '0')).toBeNull();
});

test('above a limit in percent; at the limit is not above, and no limit is never passed', () => {
  expect([exceedsPercent('0.1', '10'), exceedsPercent('0.100001', '10'), exceedsPercent('9', ''), exceedsPercent('', '1')]).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

// As questions about slippage have it.
test.each([
  ['0', '5', false],
  ['0.049999', '5', false],
  ['0.05', '5', true],
  ['0.0025', '0.25', true],
  ['0.002499', '0.25', false],
  ['1.2', '100', true],
  ['1.2', '', false],
])('a share of %s reaches %s percent: %s', (share, percent, reached) => {
  expect(reachesPercent(share, percent)).toBe(reached);
});
