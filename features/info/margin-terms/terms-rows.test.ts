import { expect, test } from 'vitest';

import type { MarginTerms } from '#lib/contract/margin.ts';
import { coinRows, gradesOf, pairRows, rateAt, sliceRows, tierRows } from './terms-rows.ts';

const small = { upTo: '3', leverage: 10, maintenanceRate: '0.05' };
const large = { upTo: '15', leverage: 3, maintenanceRate: '0.1' };
const terms: MarginTerms = {
  unitCoin: 'USDT',
  callRatio: '0.8',
  liquidationFee: '0.02',
  transferCoefficient: 2,
  coins: [
    {
      coin: 'BTC',
      pool: '500',
      poolLeft: '499.5',
      dailyRates: ['0.0001', '0.00009'],
      collateral: [
        { upTo: '50', valueRatio: '0.98' },
        { upTo: '200', valueRatio: '0.95' },
      ],
      cross: [small, large],
    },
    { coin: 'DOGE', pool: '9', poolLeft: '9', dailyRates: ['0.00045'], collateral: [], cross: [] },
  ],
  markets: [{ symbolId: 'BTCUSDT_SPBL', symbol: 'BTCUSDT', baseCoin: 'BTC', quoteCoin: 'USDT', base: [small], quote: [large] }],
};

test('a coin has the rate of the grade, its last one beyond, and nothing where nothing is laid down', () => {
  expect(gradesOf(terms)).toBe(2);
  // 0.0001 ÷ 24 = 0.00000416666…
  expect(coinRows(terms)).toEqual([
    { coin: 'BTC', leverage: 10, limit: '15', dailyRate: '0.0001', hourlyRate: '0.000004166667', counts: '0.98', poolLeft: '499.5' },
    { coin: 'DOGE', leverage: 0, limit: '0', dailyRate: '0.00045', hourlyRate: '0.00001875', counts: '0', poolLeft: '9' },
  ]);
  expect(terms.coins.map((coin) => rateAt(coin, 1))).toEqual(['0.00009', '0.00045']);
});

test('tiers and slices begin where the one before ends', () => {
  expect(tierRows(terms).map(({ coin, tier, from, upTo }) => [coin, tier, from, upTo])).toEqual([
    ['BTC', 1, '0', '3'],
    ['BTC', 2, '3', '15'],
  ]);
  expect(sliceRows(terms)).toEqual([
    { coin: 'BTC', from: '0', upTo: '50', valueRatio: '0.98' },
    { coin: 'BTC', from: '50', upTo: '200', valueRatio: '0.95' },
  ]);
});

test('a pair has the leverage of its better coin, and a limit for each', () => {
  expect(pairRows(terms)).toEqual([
    { pair: 'BTC/USDT', baseCoin: 'BTC', quoteCoin: 'USDT', leverage: 10, baseLimit: '3', quoteLimit: '15' },
  ]);
});
