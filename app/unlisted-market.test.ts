// Which addresses are taken for a market's page.
import { expect, test } from 'vitest';

import { marketOfAddress } from './unlisted-market.ts';

test.each([
  ['/spot/BTCUSDT', 'BTCUSDT'],
  ['/spot/nope', 'NOPE'],
  ['/ar/spot/NOPE', 'NOPE'],
  ['/zh-CN/spot/ETHBTC/', 'ETHBTC'],
  ['/spot', null],
  ['/spot/introduction/spot-rules', null],
  ['/xx/spot/BTCUSDT', null],
  ['/spot/BTC%20USDT', null],
  ['/markets', null],
])('%s', (path, symbol) => {
  expect(marketOfAddress(path)).toBe(symbol);
});
