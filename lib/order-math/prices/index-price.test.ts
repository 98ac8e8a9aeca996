// The index with a source gone wild, and the rules for who counts.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { Amount } from '../amounts/amount.ts';
import { type IndexSource, indexPrice, usualIndexRules } from './index-price.ts';

const source = (price: string | null, weight = '1', more: Partial<IndexSource> = {}): IndexSource => ({
  price,
  weight,
  ageMs: 500,
  wasOut: false,
  ...more,
});

test('weighted by volume', () => {
  // 50,000 × 2 + 50,300 × 3 + 50,600 over 6.
  expect(indexPrice([source('50000', '2'), source('50300', '3'), source('50600', '1')])?.price).toMatch(/^50250$/);
});

test.each([
  { name: '5 % away still counts', price: '105', wasOut: false, states: ['used', 'used', 'used'] },
  { name: 'farther is out', price: '105.01', wasOut: false, states: ['used', 'used', 'out'] },
  { name: 'not back at 3 %', price: '103', wasOut: true, states: ['used', 'used', 'out'] },
  { name: 'back at 2 %', price: '102', wasOut: true, states: ['used', 'used', 'used'] },
] as const)('$name', ({ price, wasOut, states }) => {
  expect(indexPrice([source('100'), source('100'), source(price, '1', { wasOut })])?.states).toEqual(states);
});

test('silent: no price, nothing, words, too old, from the future', () => {
  const silent = [
    source(null),
    source('0'),
    source('NaN'),
    source('-5'),
    source('1', '1', { ageMs: 40_001 }),
    source('1', '1', { ageMs: -1 }),
  ];
  expect(indexPrice([source('100'), ...silent])).toEqual({ price: '100', states: ['used', ...silent.map(() => 'silent')] });
  expect(indexPrice(silent)?.price).toBeNull();
  expect(indexPrice([])).toEqual({ price: null, states: [] });
});

test('two that are far apart leave no index; weights of nothing count alike', () => {
  expect(indexPrice([source('100'), source('200')])).toEqual({ price: null, states: ['out', 'out'] });
  expect(indexPrice([source('100', '0'), source('102', '')])?.price).toBe('101');
  expect(indexPrice([source('100')], { ...usualIndexRules, outAbove: '' })).toBeNull();
});

test('one wild source moves it less than half a percent, whatever its volume', () => {
  const wild: fc.Arbitrary<Partial<IndexSource>> = fc.constantFrom<Partial<IndexSource>>(
    { price: '0' },
    { price: null },
    { price: 'NaN' },
    { price: '1e9' },
    { price: '', weight: '' },
    { ageMs: 3_600_000 },
  );
  const times = fc.constantFrom('100', '0.01', '1.2', '0.8');
  const honest = fc.record({
    // Within 0.2 % of 60,000 on either side, so that no choice of them is farther apart than 0.4 %.
    prices: fc.array(fc.integer({ min: 59_880, max: 60_120 }), { minLength: 3, maxLength: 6 }),
    weights: fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 6, maxLength: 6 }),
  });
  fc.assert(
    fc.property(honest, fc.nat(5), fc.oneof(wild, times), ({ prices, weights }, place, change) => {
      const sources = prices.map((price, index) => source(String(price), String(weights[index] ?? 1)));
      const before = indexPrice(sources)?.price ?? 'NaN';
      const broken = sources.map((one, index) => {
        if (index !== place % sources.length) return one;
        // A price that stood still while the others went on is an old one.
        return typeof change === 'string' ? { ...one, price: new Amount(one.price ?? '0').times(change).toFixed() } : { ...one, ...change };
      });
      const after = indexPrice(broken)?.price ?? 'NaN';
      expect(new Amount(after).minus(before).abs().dividedBy(before).lessThan('0.005')).toBe(true);
    }),
  );
});
