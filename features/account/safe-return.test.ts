import { expect, test } from 'vitest';

import { safeReturn } from './safe-return.ts';

test.each([
  ['/spot/BTCUSDT', '/spot/BTCUSDT'],
  ['/', '/'],
  ['/asset?coin=BTC', '/asset?coin=BTC'],
  [undefined, '/'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['spot/BTCUSDT', '/'],
  ['/a\nb', '/'],
])('from=%j leads to %j', (from, to) => {
  expect(safeReturn(from)).toBe(to);
});
