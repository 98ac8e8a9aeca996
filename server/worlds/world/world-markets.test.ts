// The coin in which those who lead in a world are told follows from its markets.
import { expect, test } from 'vitest';

import { worldLeadCoins, worldMarkets } from './world-markets.ts';

test.each([
  ['USDT', ['BTCUSDT']],
  ['USDT', ['BTCUSDT', 'BTCUSDT_UMCBL']],
  ['USDT', ['BTCUSDT_UMCBL', 'SBTCSUSDT_SUMCBL']],
  ['SUSDT', ['BTCUSDT', 'SBTCSUSDT_SUMCBL']],
])('leaders of futures are told in %s where the markets are %s', (coin, symbols) => {
  expect(worldLeadCoins(worldMarkets(symbols).venue.listings)).toEqual({ spot: 'USDT', futures: coin });
});
