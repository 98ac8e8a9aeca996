// The markets that a request names, whatever else it says.
import { expect, test } from 'vitest';

import { loadVenue } from '#server/market/venue.ts';
import { namedMarkets } from './named-markets.ts';

const { listings } = loadVenue();

test.each([
  [{ symbolId: 'BTCUSDT_SPBL' }, ['BTCUSDT']],
  [{ symbolId: 'BTC/USDT', symbols: ['ETHUSDT', 'BTCUSDT', 'NOPE'] }, ['BTCUSDT', 'ETHUSDT']],
  [{ symbolCodeDisplayName: 'SOLUSDT' }, ['SOLUSDT']],
  [{ fromCoin: 'LINK', toCoin: 'LTC' }, listings.markets.filter(({ base }) => ['LINK', 'LTC'].includes(base)).map(({ symbol }) => symbol)],
  [{ toCoin: 'USDT', coins: ['DOT'] }, listings.markets.filter(({ base }) => ['DOT', 'USDT'].includes(base)).map(({ symbol }) => symbol)],
  [{ symbolId: 7, symbols: 'BTCUSDT', coins: { a: 1 }, fromCoin: null }, []],
  [{}, []],
])('%o', (raw, symbols) => {
  expect(namedMarkets(raw, listings).map(({ symbol }) => symbol)).toEqual(symbols);
});
