// The details that are read of a contract: nothing that does not apply, and tiers by value as the venue's own table gives them.
import { expect, test } from 'vitest';

import { sampleContract } from '../sample-contract.ts';
import { specification } from './specification.ts';
import { lookUpTier } from './tier-lookup.ts';

test('a perpetual says what funding is and nothing of delivery, a dated contract the other way round', () => {
  const perpetual = specification(sampleContract());
  expect(perpetual.funding.map(({ id }) => id)).toEqual(['fundingInterval', 'fundingCap']);
  expect(perpetual.delivery).toEqual([]);
  const dated = specification(
    sampleContract({ symbolType: 2, fundingIntervalMs: 0, deliveryMs: 1_800_000_000_000, closeOnlyMs: 600_000, deliveryFeeRate: '0.0006' }),
  );
  expect(dated.funding).toEqual([]);
  expect(dated.delivery).toEqual([
    { id: 'deliveryTime', kind: 'time', ms: 1_800_000_000_000 },
    { id: 'closeOnly', kind: 'span', ms: 600_000 },
    { id: 'deliveryFee', kind: 'share', value: '0.0006' },
  ]);
});

test('sizes of a true inverse contract are in dollars', () => {
  const inverse = specification(sampleContract({ form: 'inverse', quoteCoin: 'USD', marginCoin: 'BTC' }));
  expect(inverse.order.find(({ id }) => id === 'lotSize')).toMatchObject({ unit: 'USD' });
});

const tiers = [
  { upTo: '200000', maxLeverage: '150', maintenanceRate: '0.004' },
  { upTo: '1000000', maxLeverage: '100', maintenanceRate: '0.005' },
  { upTo: '5000000', maxLeverage: '75', maintenanceRate: '0.007' },
];

// 200,000 × 0.001 = 200; 200 + 1,000,000 × 0.002 = 2,200. Maintenance: value × (rate + 0.0006) − deduction.
test.each([
  ['1', 1, '150', '0', '0.0046'],
  ['200000', 1, '150', '0', '920'],
  ['200000.01', 2, '100', '200', '920.000056'],
  ['3000000', 3, '75', '2200', '20600'],
  ['5000000', 3, '75', '2200', '35800'],
])('a value of %s is in tier %i', (value, tier, maxLeverage, deduction, maintenanceMargin) => {
  expect(lookUpTier(value, tiers, '0.0006')).toMatchObject({ tier, maxLeverage, deduction, maintenanceMargin });
});

test('above the last tier no leverage is allowed; no number has no tier', () => {
  expect(lookUpTier('5000001', tiers, '0.0006')).toMatchObject({ tier: 3, maxLeverage: null });
  for (const value of ['', '0', '-1', 'x']) expect(lookUpTier(value, tiers, '0.0006')).toBeNull();
});
