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
  // As RFC 3986, 2.5 has it: the bytes of UTF-8 behind percent signs.
  ['/😀', '/%F0%9F%98%80'],
  ['/ſ', '/%C5%BF'],
  ['/a\u2028b', '/a%E2%80%A8b'],
  ['/a b?c=ж', '/a%20b?c=%D0%B6'],
  ['/\ud800', '/%EF%BF%BD'],
  ['/already/%C5%BF', '/already/%C5%BF'],
  ['/\t/evil.example', '/'],
  ['/order/mcp?tab=1&businessLine=8', '/order/mcp?tab=1&businessLine=8'],
  // Asked for twice, an address has a list.
  [['/asset', '//evil.example'], '/'],
])('from=%j leads to %j', (from, to) => {
  expect(safeReturn(from)).toBe(to);
});
