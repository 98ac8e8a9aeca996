// Figures as information pages show them: worked out by hand, and never more or fewer digits than there are.
import { expect, test } from 'vitest';

import { chosenContract, grouped } from './contract-groups.ts';
import { percentText, signedPercent, utcText } from './figures-text.ts';
import { predictedRate } from './funding-rate/predicted-rate.ts';
import { largestQuantity } from './position-limit/largest-quantity.ts';
import { tierExample } from './position-tier/tier-example.ts';
import { contribution, fairPrice, shareText } from './price-index/index-parts.ts';
import { paysAlike, rateGroups } from './rate-groups.ts';
import { tradeCost } from './trading-fee/trade-cost.ts';

test.each([
  ['0.0006', '0.06%'],
  ['0.000126279', '0.0126279%'],
  ['0.00000001', '0.000001%'],
  ['1', '100%'],
  ['0', '0%'],
  ['-0.00148', '-0.148%'],
  ['', '—'],
])('a share of %s is %s', (share, text) => expect(percentText(share)).toBe(text));

test('a rate above zero says so, one that is zero has no sign', () => {
  expect(['0.0001', '-0.0001', '0', '0.00000000'].map(signedPercent)).toEqual(['+0.01%', '-0.01%', '0%', '0%']);
  expect([percentText('0.003', '±'), utcText(1_800_000_000_000), utcText(Number.NaN)]).toEqual(['±0.3%', '2027-01-15 08:00 UTC', '—']);
});

test.each([
  ['-0.00108569925582312', '-0.001086'],
  ['0.0000004999', '0'],
  ['0.0000005', '0.000001'],
  ['0.0001', '0.0001'],
  [null, null],
  [undefined, null],
])('a rate of %s that still moves is told as %s', (share, told) => expect(predictedRate(share)).toBe(told));

test('a trade costs its value times the rate, rounded up to the smallest unit', () => {
  const market = { makerFeeRate: '0.0002', takerFeeRate: '0.0006', marginPlace: 4 };
  // 0.1 × 93,819.7 = 9,381.97; × 0.0002 = 1.876394; × 0.0006 = 5.629182.
  expect(tradeCost({ quantity: '0.1', price: '93819.7', ...market })).toEqual({ value: '9381.97', makerFee: '1.8764', takerFee: '5.6292' });
  expect(tradeCost({ quantity: '', price: '1', ...market })).toBeNull();
});

test('a position half way through the second tier, with what its tier takes off', () => {
  const tiers = [
    { level: 1, above: '0', upTo: '200000', maxLeverage: '150', maintenanceRate: '0.004', deduction: '0' },
    { level: 2, above: '200000', upTo: '1000000', maxLeverage: '100', maintenanceRate: '0.005', deduction: '200' },
  ];
  // 600,000 ÷ 100; 200,000 × 0.0046 + 400,000 × 0.0056 = 920 + 2,240.
  expect(tierExample(tiers, '0.0006')).toMatchObject({ value: '600000', initial: '6000', maintenance: '3160', tier: { level: 2 } });
  const dearer = tiers.map((tier) => ({ ...tier, maintenanceRate: tier.level === 2 ? '0.008' : tier.maintenanceRate, deduction: '0' }));
  // 600,000 × 0.0086.
  expect(tierExample(dearer, '0.0006')?.maintenance).toBe('5160');
  expect(tierExample([], '0.0006')).toBeNull();
});

test('the largest position in coins, never more than its value', () => {
  const market = { tiers: [{ upTo: '1000', maxLeverage: '5', maintenanceRate: '0.1' }], form: 'linear' as const, volumePlace: 3 };
  expect(largestQuantity(market, '300')).toBe('3.333');
  expect(largestQuantity({ ...market, form: 'inverse', volumePlace: 0 }, '300')).toBe('1,000');
  expect([largestQuantity(market, null), largestQuantity(market, '0')]).toEqual([null, null]);
});

test('what a source adds to the index, and one that does not count adds nothing', () => {
  // 0.333333333333 × 96,000 = 31,999.999999968.
  expect(contribution({ share: '0.333333333333', price: '96000' }, 1)).toBe('32,000.0');
  expect(contribution({ share: '0', price: '96000' }, 1)).toBeNull();
  expect([shareText('0.333333333333'), shareText('0')]).toEqual(['33.33%', '—']);
});

test('the first view of the mark price: index × (1 + rate × what is left)', () => {
  const hour = 3_600_000;
  const terms = { indexPrice: '91500.04', fundingRate: '0.0001', nowMs: 6 * hour, nextMs: 8 * hour, intervalMs: 8 * hour, pricePlace: 1 };
  // 91,500 × (1 + 0.0001 × 120 ÷ 480) = 91,502.2875.
  expect(fairPrice(terms)).toEqual({ index: '91500', rate: '0.0001', minutesLeft: '120', minutes: '480', price: '91502.288' });
  expect(fairPrice({ ...terms, fundingRate: null })).toBeNull();
});

test('contracts stand kind by kind; an address that names none gets the first', () => {
  const linear = { name: 'BTCUSDT', businessLine: 10, symbolType: 1 } as const;
  const dated = { name: 'BTCUSD1226', businessLine: 11, symbolType: 2 } as const;
  const demo = { name: 'SBTCSUSDT', businessLine: 8, symbolType: 1 } as const;
  const all = [demo, dated, linear];
  expect(grouped(all).map(({ group, markets }) => `${group} ${markets.map(({ name }) => name).join()}`)).toEqual([
    'usdt BTCUSDT',
    'delivery BTCUSD1226',
    'demo SBTCSUSDT',
  ]);
  expect([chosenContract(all, 'btcusd1226'), chosenContract(all, 'NOPE'), chosenContract(all, undefined)]).toEqual([dated, demo, demo]);
});

test('who charges alike stands together, and a changed rate by itself', () => {
  const charged = (name: string, takerFeeRate: string) =>
    ({ kind: 'usdt', name, makerFeeRate: '0.0002', takerFeeRate, liquidationFeeRate: null, deliveryFeeRate: null }) as const;
  expect(rateGroups([charged('A', '0.0006'), charged('B', '0.0005'), charged('C', '0.0006')]).map(({ names }) => names)).toEqual([
    ['A', 'C'],
    ['B'],
  ]);
  const level = (takerFeeRate: string) => ({
    level: 0,
    minimumAssets: '0',
    dailyWithdrawal: '0',
    fees: [{ businessLine: 10, makerFeeRate: '0', takerFeeRate }],
    interest: [],
  });
  expect([paysAlike([level('0.1'), level('0.1')]), paysAlike([level('0.1'), level('0.2')])]).toEqual([true, false]);
});
