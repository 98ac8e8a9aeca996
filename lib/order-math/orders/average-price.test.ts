// The average price of what has traded: half up, in the market's decimals; none of nothing.
import { expect, test } from 'vitest';

import { averagePrice } from './average-price.ts';

test.each([
  ['409', '4', 2, '102.25'],
  ['1', '3', 2, '0.33'],
  ['2', '3', 2, '0.67'],
  ['100.005', '1', 2, '100.01'],
  ['68000', '0.5', 0, '136000'],
  ['0', '0', 2, null],
  ['5', '0', 2, null],
] as const)('%s for %s in %i decimals: %s', (amount, quantity, decimals, average) => {
  expect(averagePrice(amount, quantity, decimals)).toBe(average);
});
