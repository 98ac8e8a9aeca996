// Risk tiers: a real table by hand, and the short form of the sum against the sum itself.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { Amount } from '../amounts/amount.ts';
import {
  type RiskTier,
  maintenanceMargin,
  maxLeverageAt,
  maxValueAtLeverage,
  positionMaintenance,
  tierDeductions,
  tierNumber,
} from './maintenance-margin.ts';

/** BTCUSDT as Bitget listed it in September 2026: bound in millions, leverage, rate in percent. */
const tiers: readonly RiskTier[] = [
  ['200000', '150', '0.004'],
  ['1000000', '100', '0.005'],
  ['5000000', '75', '0.007'],
  ['15000000', '50', '0.01'],
  ['50000000', '25', '0.02'],
  ['100000000', '20', '0.03'],
  ['150000000', '10', '0.06'],
  ['300000000', '5', '0.12'],
  ['500000000', '4', '0.15'],
  ['700000000', '3', '0.2'],
  ['900000000', '2', '0.3'],
  ['1200000000', '1', '0.6'],
].map(([upTo = '', maxLeverage = '', maintenanceRate = '']) => ({ upTo, maxLeverage, maintenanceRate }));

test('deductions: each bound times the step of the rate there, added up', () => {
  // 200,000 × 0.1 % = 200; + 1 m × 0.2 % = 2,200; + 5 m × 0.3 % = 17,200; + 15 m × 1 % = 167,200; + 50 m × 1 % = 667,200; …
  expect(tierDeductions(tiers)).toEqual([
    '0',
    '200',
    '2200',
    '17200',
    '167200',
    '667200',
    '3667200',
    '12667200',
    '21667200',
    '46667200',
    '116667200',
    '386667200',
  ]);
});

test('the short form is the sum of the slices, in every tier and beyond the last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (value) => {
      let [below, sum] = [0, new Amount(value).times('0.0006')];
      for (const { upTo, maintenanceRate } of tiers) {
        const top = upTo === '1200000000' ? value : Math.min(value, Number(upTo));
        if (top > below) sum = sum.plus(new Amount(top - below).times(maintenanceRate));
        below = Number(upTo);
      }
      expect(maintenanceMargin({ value: String(value), tiers, takerFeeRate: '0.0006' })).toBe(sum.toFixed());
    }),
  );
});

describe('which tier', () => {
  test.each([
    ['0', 1, '150'],
    ['200000', 1, '150'],
    ['200000.01', 2, '100'],
    ['1000000', 2, '100'],
    ['1200000000', 12, '1'],
    ['1200000001', 12, null],
  ] as const)('%s is in the %ith, at most %s times', (value, number, leverage) => {
    expect(tierNumber(value, tiers)).toBe(number);
    expect(maxLeverageAt(value, tiers)).toBe(leverage);
  });

  test.each([
    ['151', '0'],
    ['150', '200000'],
    ['149', '200000'],
    ['100', '1000000'],
    ['1', '1200000000'],
  ])('%s times holds at most %s', (leverage, value) => {
    expect(maxValueAtLeverage(leverage, tiers)).toBe(value);
  });
});

test('in coins: of a classic contract by the index, of an inverse one by the price', () => {
  // 300,000 USD: 200,000 × 0.46 % + 100,000 × 0.56 % = 1,480.
  const classic = { settle: 'coin', sizeUnit: 'base', marginCoinIndex: '2000', marginCoinIsBase: false } as const;
  expect(positionMaintenance({ contract: classic, size: '3', price: '100000', tiers, takerFeeRate: '0.0006' })).toBe('0.74');
  const inverse = { settle: 'coin', sizeUnit: 'usd' } as const;
  expect(positionMaintenance({ contract: inverse, size: '300000', price: '100000', tiers, takerFeeRate: '0.0006' })).toBe('0.0148');
});

test('refused: no tiers, bounds or rates that fall, a rate of all', () => {
  const tier = (upTo: string, maintenanceRate: string): RiskTier => ({ upTo, maxLeverage: '10', maintenanceRate });
  const bad = [[], [tier('10', '0.1'), tier('10', '0.2')], [tier('10', '0.2'), tier('20', '0.1')], [tier('10', '1')], [tier('', '0.1')]];
  expect(bad.map((some) => maintenanceMargin({ value: '1', tiers: some, takerFeeRate: '0' }))).toEqual(bad.map(() => null));
  expect(maintenanceMargin({ value: '-1', tiers, takerFeeRate: '0' })).toBeNull();
});
