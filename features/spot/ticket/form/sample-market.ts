// A market and a book of round numbers for tests.
import type { DepthBook } from '#lib/contract/channels/depth.ts';
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
  volumePlace: 4,
  lotSize: '0.0001',
  minQuantity: '0.0001',
  maxQuantity: '200',
  minAmount: '1',
  maxAmount: '10000000',
  makerFeeRate: '0.001',
  takerFeeRate: '0.002',
  priceBandRate: '0.1',
  status: 'online',
};

export const sampleBook: DepthBook = {
  bids: [
    ['99.00', '1.0000'],
    ['98.00', '2.0000'],
    ['90.00', '5.0000'],
  ],
  asks: [
    ['100.00', '1.0000'],
    ['101.00', '1.0000'],
    ['104.00', '2.0000'],
  ],
};
