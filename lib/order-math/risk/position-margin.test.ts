// Margin and its ratio by hand: one isolated position, and an account of two markets, one of them hedged.
import { expect, test } from 'vitest';

import { type CrossMarket, marginRatio, marginState, positionMargin } from './position-margin.ts';

const tiers = [
  { upTo: '200000', maxLeverage: '100', maintenanceRate: '0.004' },
  { upTo: '1000000', maxLeverage: '20', maintenanceRate: '0.01' },
];

test('an account: gains of all legs, maintenance of the larger side of each market', () => {
  const btc: CrossMarket = {
    contract: { settle: 'quote' },
    markPrice: '100000',
    long: { size: '3', entryPrice: '99000' },
    short: { size: '1', entryPrice: '101000' },
    tiers,
    takerFeeRate: '0.0006',
  };
  const eth: CrossMarket = { ...btc, markPrice: '4000', long: null, short: { size: '10', entryPrice: '3900' } };
  // BTC: 3,000 + 1,000; 200,000 × 0.46 % + 100,000 × 1.06 % = 1,980. ETH: −1,000; 40,000 × 0.46 % = 184.
  expect(marginState('7000', [btc, eth])).toEqual({ equity: '10000', maintenanceMargin: '2164', ratio: '0.2164', spare: '7836' });
  expect(marginState('-3000', [btc, eth])).toEqual({ equity: '0', maintenanceMargin: '2164', ratio: null, spare: '-2164' });
  expect(marginState('7000', [{ ...eth, markPrice: '0' }])).toBeNull();
  expect(marginState('7000', [{ ...btc, long: { size: '3', entryPrice: '0' } }])).toBeNull();
  expect(marginState('7000', [{ ...eth, short: { size: '', entryPrice: '3900' } }])).toBeNull();
  expect(marginState('', [])).toBeNull();
  expect(marginState('5', [])).toEqual({ equity: '5', maintenanceMargin: '0', ratio: '0', spare: '5' });
});

test('margin at a price, and the ratio', () => {
  expect(positionMargin({ contract: { settle: 'coin', sizeUnit: 'usd' }, size: '10000', price: '50000', leverage: '4' })).toBe('0.05');
  expect(positionMargin({ contract: { settle: 'quote' }, size: '1', price: '50000', leverage: '0' })).toBeNull();
  expect([marginRatio('5', '20'), marginRatio('5', '0'), marginRatio('5', '-1'), marginRatio('', '1')]).toEqual(['0.25', null, null, null]);
});
