// The value of everything in a coin.
import { expect, test } from 'vitest';

import { valueIn } from './value-in.ts';

test.each([
  // 1000 / 96000 = 0.010416666…
  ['1000', '96000', 8, '0.01041667'],
  ['1000', '1', 2, '1000.00'],
  ['0.005', '1', 2, '0.01'],
  ['0', '96000', 8, '0.00000000'],
  ['1000', null, 8, null],
  ['1000', '0', 8, null],
])('%s USDT at %s', (usdt, price, decimals, value) => {
  expect(valueIn(usdt, price, decimals)).toBe(value);
});
