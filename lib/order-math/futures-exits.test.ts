// The ends of positions: at targets and stops, in steps of liquidation, in the queue of deleveraging, at delivery.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { adlLights, adlScore } from './risk/adl-rank.ts';
import { Amount } from './amounts/amount.ts';
import type { FuturesContract } from './futures/contract-value.ts';
import { deliveryPrice, deliverySettlement } from './futures/delivery.ts';
import { type TargetTerms, returnAtPrice, targetPrice } from './futures/futures-target.ts';
import { unrealizedPnl } from './futures/futures-pnl.ts';
import { liquidationStep, liquidationSteps } from '#tests/golden/partial-liquidation.ts';
import { priceLimits } from './prices/price-limits.ts';
import { type TpslTerms, tpslPrice } from './prices/tpsl-price.ts';

const linear: FuturesContract = { settle: 'quote' };
const inverse: FuturesContract = { settle: 'coin', sizeUnit: 'usd' };
const classic: FuturesContract = { settle: 'coin', sizeUnit: 'base', marginCoinIndex: '2500', marginCoinIsBase: false };

describe('take-profit and stop-loss', () => {
  const terms: TpslTerms = {
    contract: linear,
    side: 'long',
    leg: 'take-profit',
    entryPrice: '60000.1',
    leverage: '7',
    size: '0.5',
    by: 'return',
    amount: '0.1',
    tickSize: '0.1',
  };
  test.each<{ readonly name: string; readonly more: Partial<TpslTerms>; readonly price: string | null }>([
    // 60,000.1 × (1 ± 0.1 ÷ 7) = 60,857.2442… and 59,142.9557…
    { name: 'a long, +10 %', more: {}, price: '60857.2' },
    { name: 'a long, −10 %', more: { leg: 'stop-loss' }, price: '59142.9' },
    { name: 'a short, +10 %', more: { side: 'short' }, price: '59142.9' },
    { name: 'a short, −10 %', more: { side: 'short', leg: 'stop-loss' }, price: '60857.2' },
    { name: 'a long that loses all', more: { leg: 'stop-loss', amount: '1' }, price: null },
    { name: 'a long that loses nearly all', more: { leg: 'stop-loss', amount: '0.99' }, price: '51514.3' },
    { name: 'a short that loses all', more: { side: 'short', leg: 'stop-loss', amount: '1' }, price: '68571.5' },
    { name: 'a short that would need a price below zero', more: { side: 'short', amount: '7' }, price: null },
    { name: 'by the price: +25 %', more: { by: 'change', amount: '0.25' }, price: '75000.1' },
    { name: 'by the price: a short −25 %', more: { by: 'change', side: 'short', leg: 'stop-loss', amount: '0.25' }, price: '75000.1' },
    { name: 'by the price: −100 %', more: { by: 'change', leg: 'stop-loss', amount: '1' }, price: null },
    { name: 'by money: +500 on half a coin', more: { by: 'pnl', amount: '500' }, price: '61000.1' },
    { name: 'by money: no size', more: { by: 'pnl', amount: '500', size: '' }, price: null },
    { name: 'less than a step of price', more: { leg: 'stop-loss', by: 'change', amount: '0.999999' }, price: null },
    { name: 'a sign where none belongs', more: { amount: '-0.1' }, price: null },
    { name: 'no amount', more: { amount: '' }, price: null },
  ])('$name', ({ more, price }) => {
    expect(tpslPrice({ ...terms, ...more })).toBe(price);
  });
});

describe('target', () => {
  const some = fc.record({
    contract: fc.constantFrom(linear, inverse, classic),
    side: fc.constantFrom('long' as const, 'short' as const),
    entryPrice: fc.integer({ min: 1, max: 10_000_000 }).map((count) => new Amount(count).dividedBy(100).toFixed()),
    leverage: fc.integer({ min: 1, max: 125 }).map(String),
    size: fc.integer({ min: 1, max: 1_000_000 }).map((count) => new Amount(count).dividedBy(1000).toFixed()),
    wanted: fc.integer({ min: -3000, max: 3000 }).map((count) => new Amount(count).dividedBy(1000).toFixed()),
  });

  test('the price brings the return, or the gain, that was wanted', () => {
    fc.assert(
      fc.property(some, (terms) => {
        const back = (by: TargetTerms['by'], of: (price: string) => string | null): Amount => {
          const price = targetPrice({ ...terms, by });
          return new Amount(price === null ? terms.wanted : (of(price) ?? 'NaN')).minus(terms.wanted).abs();
        };
        const returned = back('return', (price) => returnAtPrice({ ...terms, price }));
        const gained = back('pnl', (price) => unrealizedPnl({ ...terms, price }));
        expect(returned.lessThan('0.0000000001')).toBe(true);
        expect(gained.lessThan('0.0000000001')).toBe(true);
      }),
    );
  });

  test('an inverse long that doubles its margin at 2 times: entry ÷ (1 − 0.5)', () => {
    const asked = { contract: inverse, side: 'long', entryPrice: '50000', leverage: '2', size: '', by: 'return' } as const;
    expect(targetPrice({ ...asked, wanted: '1' })).toBe('100000');
    expect(targetPrice({ ...asked, wanted: '2' })).toBeNull();
  });
});

describe('liquidation in steps', () => {
  const tiers = [
    ['200000', '0.004'],
    ['1000000', '0.005'],
    ['5000000', '0.007'],
    ['15000000', '0.01'],
  ].map(([upTo = '', maintenanceRate = '']) => ({ upTo, maxLeverage: '10', maintenanceRate }));
  const position = { contract: linear, marginMode: 'cross', size: '100', markPrice: '70000', tiers, volumePlace: 3 } as const;

  test('two tiers down, then the first, then nothing', () => {
    // 7,000,000 is in the fourth tier: to 1,000,000 ÷ 70,000; that is in the second: to 200,000 ÷ 70,000.
    expect(liquidationSteps(position)).toEqual([
      { tier: 4, close: '85.715', keep: '14.285' },
      { tier: 2, close: '11.428', keep: '2.857' },
      { tier: 1, close: '2.857', keep: '0' },
    ]);
  });

  test('isolated: all at once; in USD: the bound itself', () => {
    expect(liquidationStep({ ...position, marginMode: 'isolated' })).toEqual({ tier: 4, close: '100', keep: '0' });
    expect(liquidationStep({ ...position, contract: inverse, size: '3000000' })).toEqual({ tier: 3, close: '2800000', keep: '200000' });
    expect(liquidationSteps({ ...position, markPrice: '0' })).toBeNull();
  });
});

describe('deleveraging', () => {
  test('a gain at risk first, the larger loss of the safer account last', () => {
    const score = (pnl: string, marginRatio: string): string | null => adlScore({ unrealizedPnl: pnl, entryValue: '1000', marginRatio });
    expect([score('500', '0.5'), score('500', '0.1'), score('-50', '0.5'), score('-50', '0.1')]).toEqual(['0.25', '0.05', '-0.1', '-0.5']);
    expect([score('1', '0'), score('', '1')]).toEqual([null, null]);
  });

  test('lights are fifths of the queue', () => {
    expect(adlLights(['1', '9', '3', '5', '7', '0', '-1', '-2', '-3', '-4'])).toEqual([3, 5, 4, 4, 5, 3, 2, 2, 1, 1]);
    expect(adlLights(['2', 'x', '2.0', '1'])).toEqual([5, 0, 5, 2]);
    expect([adlLights([]), adlLights(['-1'])]).toEqual([[], [5]]);
  });
});

describe('delivery', () => {
  test('the mean of the hour, gain and fee at it', () => {
    expect(deliveryPrice(['100', '101', '105'])).toBe('102');
    expect([deliveryPrice([]), deliveryPrice(['100', '']), deliveryPrice(['0'])]).toEqual([null, null, null]);
    const position = { contract: linear, side: 'short', size: '3', entryPrice: '110', deliveryPrice: '102', feeRate: '0.0005' } as const;
    expect(deliverySettlement(position)).toEqual({ pnl: '24', fee: '0.153', net: '23.847' });
    expect(deliverySettlement({ ...position, deliveryPrice: '' })).toBeNull();
    const unpriced = { settle: 'coin', sizeUnit: 'base', marginCoinIndex: '0', marginCoinIsBase: true } as const;
    expect(deliverySettlement({ ...position, contract: unpriced })).toBeNull();
  });
});

test.each([
  ['100.03', '0.05', '0.02', '0.1', { highestBuy: '105', lowestSell: '98.1' }], // 105.0315 down, 98.0294 up
  ['100', '0', '0', '0.1', { highestBuy: '100', lowestSell: '100' }],
  ['100', '2', '1', '0.1', null],
  ['0', '0.05', '0.05', '0.1', null],
] as const)('limits about %s', (referencePrice, buyRatio, sellRatio, tickSize, limits) => {
  expect(priceLimits({ referencePrice, buyRatio, sellRatio, tickSize })).toEqual(limits);
});
