// What everything is worth together, in dollars' stead and in a coin.
import { expect, test } from 'vitest';

import { totalValue, valueIn } from './total-value.ts';

const coin = (usdtValue: string | null) => ({ coin: 'X', available: '1', frozen: '0', total: '1', usdtValue });

test('the total is exact, and what nobody prices counts for nothing', () => {
  expect(totalValue([coin('0.1'), coin('0.2'), coin(null), coin('1000000000.000000000000000001')])).toBe('1000000000.300000000000000001');
});

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
