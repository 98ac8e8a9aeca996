// For tests: a market whose numbers are easy to work with.
import type { SpotMarket } from '#lib/contract/market.ts';

export const sampleMarket: SpotMarket = {
  symbol: 'BTCUSDT',
  listedMs: 0,
  symbolId: 'BTCUSDT_SPBL',
  displayName: 'BTC/USDT',
  businessLine: 1,
  baseCoin: 'BTC',
  quoteCoin: 'USDT',
  pricePlace: 2,
  tickSize: '0.01',
  volumePlace: 3,
  lotSize: '0.001',
  minQuantity: '0.001',
  maxQuantity: '100',
  minAmount: '1',
  maxAmount: '10000000',
  makerFeeRate: '0.001',
  takerFeeRate: '0.001',
  priceBandRate: '0.1',
  status: 'online',
};
