// The addresses that are taken for a market's page.
import { expect, test } from 'vitest';

import { marketOfAddress } from './unlisted-market.ts';

test.each([
  ['/spot/BTCUSDT', 'spot BTCUSDT'],
  ['/spot/nope', 'spot NOPE'],
  ['/ar/spot/NOPE', 'spot NOPE'],
  ['/zh-CN/spot/ETHBTC/', 'spot ETHBTC'],
  ['/trading-bot/spot/NOPE', 'spot NOPE'],
  ['/ar/trading-bot/spot/ETHBTC/moon', 'spot ETHBTC'],
  ['/trading-bot/spot/BTCUSDT/else', null],
  ['/trading-bot', null],
  ['/futures/usdt/btcusdt', 'usdt BTCUSDT'],
  ['/ar/futures/usd/BTCUSD1226', 'usd BTCUSD1226'],
  ['/futures/susd/perpetual/SBTCSUSD', 'susd SBTCSUSD'],
  ['/futures/susd/SBTCSUSD', null],
  ['/futures/usdt/perpetual/BTCUSDT', null],
  ['/panel/book/BTCUSDT', 'spot BTCUSDT'],
  ['/de/panel/orders/nope', 'spot NOPE'],
  ['/panel/chart/BTCUSDT_UMCBL', 'usdt BTCUSDT'],
  ['/panel/trades/SBTCSUSDT_SUMCBL', 'susdt SBTCSUSDT'],
  ['/panel/ticket/BTCUSDT', null],
  ['/futures/hot', null],
  ['/spot', null],
  ['/spot/introduction/spot-rules', null],
  ['/xx/spot/BTCUSDT', null],
  ['/spot/BTC%20USDT', null],
  ['/markets', null],
])('%s', (path, symbol) => {
  const found = marketOfAddress(path);
  expect(found === null ? null : `${found.line} ${found.name}`).toBe(symbol);
});
