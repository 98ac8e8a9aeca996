// Funding: premiums from a book, rates within their bounds, and payments that cancel out.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { Amount } from '../amounts/amount.ts';
import { averagePremium, fundingPayment, fundingRate, impactPrice, payableFunding, premiumIndex } from './funding.ts';

describe('premium', () => {
  test('the price of an amount: 1 at 100 and 2 at 103 for 306', () => {
    const asks = [
      ['100', '1'],
      ['103', '10'],
    ] as const;
    expect(impactPrice(asks, '306')).toBe('102');
    expect(impactPrice(asks, '1131')).toBeNull();
    expect(impactPrice(asks, '0')).toBeNull();
  });

  test.each([
    ['101', '102', '0.01'],
    ['98', '99', '-0.01'],
    ['99', '101', '0'],
    ['0', '101', null],
  ])('bid %s and ask %s about an index of 100: %s', (impactBid, impactAsk, premium) => {
    expect(premiumIndex({ impactBid, impactAsk, indexPrice: '100' })).toBe(premium);
  });

  test('late samples weigh more', () => {
    // (1 × 0.003 + 2 × 0 − 3 × 0.001) ÷ 6.
    expect(averagePremium(['0.003', '0', '-0.001'])).toBe('0');
    expect(averagePremium(['0', '0', '0.006'])).toBe('0.003');
    expect([averagePremium([]), averagePremium(['0.1', ''])]).toEqual([null, null]);
  });
});

describe('rate', () => {
  const bounds = { lowestRate: '-0.003', highestRate: '0.003' };
  test.each([
    // Between −0.04 % and +0.06 % the interest alone is paid.
    ['-0.0004', 8, '0.0001'],
    ['0.0006', 8, '0.0001'],
    ['0.0007', 8, '0.0002'],
    ['-0.0005', 8, '0'],
    ['-0.0007', 4, '-0.0001'],
    ['0.0021', 2, '0.0004'],
    ['0.5', 8, '0.003'],
    ['-0.5', 1, '-0.003'],
    ['0.5', 3, null],
    ['', 8, null],
  ] as const)('a premium of %s every %i hours: %s', (premium, intervalHours, rate) => {
    expect(fundingRate({ ...bounds, premium, intervalHours })).toBe(rate);
  });

  test('within its bounds, and never falling while the premium rises', () => {
    const premium = fc.integer({ min: -200_000, max: 200_000 });
    fc.assert(
      fc.property(premium, premium, fc.constantFrom(1, 2, 4, 8), fc.integer({ min: 0, max: 3000 }), (one, other, intervalHours, cap) => {
        const highestRate = new Amount(cap).dividedBy(100_000).toFixed();
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((millionths) =>
          fundingRate({
            premium: new Amount(millionths).dividedBy(1_000_000).toFixed(),
            intervalHours,
            lowestRate: `-${highestRate}`,
            highestRate,
          }),
        );
        expect(new Amount(low ?? 'NaN').lessThanOrEqualTo(high ?? 'NaN')).toBe(true);
        expect([low, high].every((rate) => new Amount(rate ?? 'NaN').abs().lessThanOrEqualTo(highestRate))).toBe(true);
      }),
    );
    expect(fundingRate({ premium: '0', intervalHours: 8, lowestRate: '0.1', highestRate: '0' })).toBeNull();
  });
});

describe('payment', () => {
  const position = { contract: { settle: 'quote' }, size: '2', markPrice: '50000', rate: '0.0001' } as const;
  test('longs pay what shorts receive', () => {
    expect(fundingPayment({ ...position, side: 'long' })).toBe('-10');
    expect(fundingPayment({ ...position, side: 'short' })).toBe('10');
    expect(fundingPayment({ ...position, side: 'long', rate: '-0.0001' })).toBe('10');
    const coins = { ...position, contract: { settle: 'coin', sizeUnit: 'usd' }, size: '100000' } as const;
    expect(fundingPayment({ ...coins, side: 'long' })).toBe('-0.0002');
  });

  test.each([
    ['10', '100', '50', '10'],
    ['60', '100', '50', '50'],
    ['10', '40', '50', '0'],
    ['10', '-5', '50', '0'],
    ['-1', '100', '50', null],
  ])('%s due of a margin of %s that must not fall below %s', (due, margin, maintenanceMargin, paid) => {
    expect(payableFunding({ due, margin, maintenanceMargin })).toBe(paid);
  });
});
