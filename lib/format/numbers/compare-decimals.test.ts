import { expect, test } from 'vitest';

import { compareDecimals } from './compare-decimals.ts';

test.each([
  ['2', '10', -1],
  ['1.50', '1.5', 0],
  ['-3', '2', -1],
  ['0.000000000000000001', '0', 1],
  ['9007199254740993.1', '9007199254740993.2', -1],
  ['—', '0', -1],
  ['', '—', 0],
])('%s and %s: %i', (one, other, order) => {
  expect(compareDecimals(one, other)).toBe(order);
  expect(compareDecimals(other, one)).toBe(order === 0 ? 0 : -order);
});
