// Typing into the picker.
import { expect, test } from 'vitest';

import type { SpotMarket } from '#lib/contract/market.ts';
import { findMarkets } from './find-markets.ts';

const market = (baseCoin: string, quoteCoin: string): SpotMarket => ({
  symbol: baseCoin + quoteCoin,
  symbolId: '',
  listedMs: 0,
  displayName: `${baseCoin}/${quoteCoin}`,
  businessLine: 1,
  baseCoin,
  quoteCoin,
  pricePlace: 2,
  tickSize: '0.01',
  volumePlace: 4,
  lotSize: '0.0001',
  minQuantity: '0.0001',
  maxQuantity: '1',
  minAmount: '1',
  maxAmount: '10',
  makerFeeRate: '0',
  takerFeeRate: '0',
  priceBandRate: '0',
  status: 'online',
});
const markets = [market('BTC', 'USDT'), market('USDC', 'USDT'), market('ETH', 'EUR'), market('ETHFI', 'USDC')];

test.each([
  ['', '', ['BTCUSDT', 'USDCUSDT', 'ETHEUR', 'ETHFIUSDC']],
  ['eth', '', ['ETHEUR', 'ETHFIUSDC']],
  ['btc/us', '', ['BTCUSDT']],
  ['usdc', '', ['USDCUSDT', 'ETHFIUSDC']],
  ['', 'EUR', ['ETHEUR']],
  ['btc', 'EUR', []],
  ['zzz', '', []],
])('"%s" among %s', (search, quote, expected) => {
  expect(findMarkets(markets, search, quote).map(({ symbol }) => symbol)).toEqual(expected);
});
