// The mark price while one of its views is pushed away or missing.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { Amount } from '../amounts/amount.ts';
import { type MarkPriceTerms, basisFairPrice, basisOf, deliveryMarkPrice, fundingFairPrice, markPrice } from './mark-price.ts';

const terms: MarkPriceTerms = {
  lastPrice: '60100',
  indexPrice: '60000',
  fundingRate: '0.0001',
  minutesLeft: 240,
  intervalMinutes: 480,
  basisSamples: ['10', '-4', '6'],
  premiumCap: null,
};

test('the views: 60,000 × 1.00005 = 60,003; 60,000 + 4', () => {
  expect(fundingFairPrice(terms)).toBe('60003');
  expect([fundingFairPrice({ ...terms, indexPrice: '' }), fundingFairPrice({ ...terms, minutesLeft: 481 })]).toEqual([null, null]);
  expect(basisFairPrice('60000', terms.basisSamples)).toBe('60004');
  expect(basisFairPrice('60000', ['', 'x'])).toBe('60000');
  expect([basisOf('99', '102', '100'), basisOf('97', '98', '100'), basisOf('', '1', '1')]).toEqual(['0.5', '-2.5', null]);
});

describe('the one in the middle', () => {
  test.each<{ readonly name: string; readonly more: Partial<MarkPriceTerms>; readonly mark: string | null }>([
    { name: 'last above both', more: {}, mark: '60004' },
    { name: 'last between', more: { lastPrice: '60003.5' }, mark: '60003.5' },
    { name: 'last below both', more: { lastPrice: '1' }, mark: '60003' },
    { name: 'no trade yet', more: { lastPrice: null }, mark: '60003' },
    { name: 'no book', more: { basisSamples: [] }, mark: '60003' },
    { name: 'nothing but the index', more: { lastPrice: null, basisSamples: [], fundingRate: '0' }, mark: '60000' },
    { name: 'within the cap', more: { lastPrice: '70000', basisSamples: ['9000'], premiumCap: '0.03' }, mark: '61800' },
    { name: 'no index', more: { indexPrice: '' }, mark: null },
    { name: 'more time left than there is', more: { minutesLeft: 481 }, mark: null },
    { name: 'a cap that is no number', more: { premiumCap: '' }, mark: null },
    { name: 'a cap below nothing', more: { premiumCap: '-0.01' }, mark: null },
    { name: 'a cap of everything', more: { premiumCap: '1' }, mark: null },
  ])('$name', ({ more, mark }) => {
    expect(markPrice({ ...terms, ...more })).toBe(mark);
  });

  test('the last price alone never moves it beyond the other two', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }).map(String), (lastPrice) => {
        const mark = new Amount(markPrice({ ...terms, lastPrice }) ?? 'NaN');
        expect(mark.greaterThanOrEqualTo('60003') && mark.lessThanOrEqualTo('60004')).toBe(true);
      }),
    );
  });
});

test('with delivery: by the basis, then by the mean of the last hour so far', () => {
  const delivery = { indexPrice: '60000', basisSamples: ['300', '500'], premiumCap: '0.03', settlementSamples: [] };
  expect(deliveryMarkPrice(delivery)).toBe('60400');
  expect(deliveryMarkPrice({ ...delivery, premiumCap: '0.005' })).toBe('60300');
  expect(deliveryMarkPrice({ ...delivery, settlementSamples: ['60000', '60030'] })).toBe('60015');
  expect(deliveryMarkPrice({ ...delivery, settlementSamples: ['60000', '', '60030', '0'] })).toBe('60015');
  expect(deliveryMarkPrice({ ...delivery, indexPrice: '0' })).toBeNull();
});
