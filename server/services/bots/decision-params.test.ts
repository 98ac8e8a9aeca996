// Numbers of a decision become the prices, sizes and amounts that people know.
import { expect, test } from 'vitest';

import { decisionParams } from './decision-params.ts';

const market = {
  symbol: 'BTCUSDT',
  priceDecimals: 2,
  quantityDecimals: 6,
  base: { code: 'BTC', decimals: 8 },
  quote: { code: 'USDT', decimals: 6 },
};

test.each([
  ['a price in ticks', { price: 5_000_050, nextPrice: 5_100_000 }, { price: '50000.5', nextPrice: '51000' }],
  ['a size in lots', { lots: 1500 }, { lots: '0.0015' }],
  ['money in units of the quote coin', { profitUnits: -123, units: 1_000_000 }, { profitUnits: '-0.000123', units: '1' }],
  ['base coins', { coins: 150_000_000 }, { coins: '1.5' }],
  [
    'money in units of the base coin, where the row says so',
    { needed: 150_000_000, free: -1, coin: 'BTC' },
    { needed: '1.5', free: '-0.00000001', coin: 'BTC' },
  ],
  ['money of the quote coin, where the row says so', { units: 1_500_000, coin: 'USDT' }, { units: '1.5', coin: 'USDT' }],
  ['millionths, in per cent', { gapPpm: -1500 }, { gapPpm: '-0.15' }],
  ['a mark price in ticks', { mark: 5_000_050 }, { mark: '50000.5' }],
  ['an average between two ticks', { average: 5_000_050.5 }, { average: '50000.505' }],
  ['a count and a word', { orders: 12, times: 3, reason: 'market-halted' }, { orders: 12, times: 3, reason: 'market-halted' }],
])('%s', (_, params, told) => {
  expect(decisionParams('grid.sold', params, [market])).toEqual(told);
});

test('the mechanism says how many coins are left, and not how much of one', () => {
  expect(decisionParams('bot.closing', { coins: 2, lots: 1500 }, [market])).toEqual({ coins: 2, lots: '0.0015' });
});
