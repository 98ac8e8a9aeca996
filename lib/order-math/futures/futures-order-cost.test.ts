// The cost of futures orders: rows by hand for each form of contract, and that the largest order is affordable and one lot more is not.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { Amount } from '../amounts/amount.ts';
import { contractUnits, sizeFromUnit, sizeInUnit } from './contract-unit.ts';
import type { FuturesContract } from './contract-value.ts';
import { futuresMarketPrice } from './futures-market-price.ts';
import { calculatorMaxOpen, futuresMaxOpen, openOffset } from './futures-max-open.ts';
import { type FuturesOrderTerms, futuresOrderCost } from './futures-order-cost.ts';

const linear: FuturesContract = { settle: 'quote' };
const inverse: FuturesContract = { settle: 'coin', sizeUnit: 'usd' };
const classic: FuturesContract = { settle: 'coin', sizeUnit: 'base', marginCoinIndex: '2500', marginCoinIsBase: false };

const order: FuturesOrderTerms = {
  contract: linear,
  side: 'buy',
  price: '50000',
  markPrice: '50000',
  leverage: '10',
  feeRate: '0.0006',
  openCostUpRatio: '0.01',
  feeRateUpRatio: '0.005',
};
const tiers = [
  { upTo: '200000', maxLeverage: '100', maintenanceRate: '0.004' },
  { upTo: '1000000', maxLeverage: '20', maintenanceRate: '0.01' },
];

describe('cost', () => {
  test('linear: 2 at 50,000', () => {
    // 100,000 ÷ 10 × 1.01 = 10,100; 100,000 × 0.0006 × 1.005 = 60.3; sold 300 below the mark, 2 × 300 are lost on opening.
    expect(futuresOrderCost({ ...order, side: 'sell', markPrice: '50300', size: '2' })).toEqual({
      value: '100000',
      initialMargin: '10100',
      fee: '60.3',
      openLoss: '600',
      total: '10760.3',
    });
    expect(futuresOrderCost({ ...order, markPrice: '50300', size: '2' })?.openLoss).toBe('0');
  });

  test('classic: the same, divided by the index of the margin coin', () => {
    expect(futuresOrderCost({ ...order, contract: classic, side: 'sell', markPrice: '50300', size: '2' })).toEqual({
      value: '40',
      initialMargin: '4.04',
      fee: '0.02412',
      openLoss: '0.24',
      total: '4.30412',
    });
  });

  test('inverse: 100,000 USD at 50,000 are 2 coins', () => {
    // Bought at 50,000 with the mark at 40,000: 100,000 × (1 ÷ 50,000 − 1 ÷ 40,000) = −0.5.
    expect(futuresOrderCost({ ...order, contract: inverse, markPrice: '40000', size: '100000' })).toEqual({
      value: '2',
      initialMargin: '0.202',
      fee: '0.001206',
      openLoss: '0.5',
      total: '0.703206',
    });
  });

  test.each([{ price: '0' }, { markPrice: '' }, { leverage: '0' }, { feeRate: '-0.1' }, { size: '-2' }])('refused: %o', (more) => {
    expect(futuresOrderCost({ ...order, size: '2', ...more })).toBeNull();
  });
});

describe('at market', () => {
  test.each([
    ['buy', '100.2'], // 100.1 × 1.0005 = 100.15005, up
    ['sell', '99.9'], // 99.97 × 0.9995 = 99.920015, down
  ] as const)('%s', (side, price) => {
    expect(futuresMarketPrice({ side, bestBid: '99.97', bestAsk: '100.1', markupRate: '0.0005', tickSize: '0.1' })).toBe(price);
  });

  test('nobody on the other side, or nothing left', () => {
    const terms = { side: 'buy', bestBid: '1', bestAsk: null, markupRate: '0.0005', tickSize: '0.1' } as const;
    expect(futuresMarketPrice(terms)).toBeNull();
    expect(futuresMarketPrice({ ...terms, side: 'sell', markupRate: '1' })).toBeNull();
  });
});

describe('the most that opens', () => {
  const terms = { ...order, available: '1000', positionOffset: '0', tiers, openValue: '0', volumePlace: 3 };

  test('is affordable, and one lot more is not; or the tier allows no more', () => {
    const some = fc.record({
      contract: fc.constantFrom(linear, inverse, classic),
      side: fc.constantFrom('buy' as const, 'sell' as const),
      price: fc.integer({ min: 100, max: 900_000 }).map(String),
      markPrice: fc.integer({ min: 100, max: 900_000 }).map(String),
      leverage: fc.integer({ min: 1, max: 100 }).map(String),
      available: fc.integer({ min: 0, max: 100_000 }).map(String),
    });
    fc.assert(
      fc.property(some, (more) => {
        const size = futuresMaxOpen({ ...terms, ...more }) ?? '';
        const lotMore = new Amount(size).plus('0.001').toFixed();
        const [now, next] = [size, lotMore].map((one) => futuresOrderCost({ ...order, ...more, size: one }));
        const cap = Number(more.leverage) > 20 ? '200000' : '1000000';
        const nextValue = more.contract === inverse ? new Amount(lotMore) : new Amount(lotMore).times(more.price);
        expect(new Amount(now?.total ?? 'NaN').lessThanOrEqualTo(more.available)).toBe(true);
        expect(new Amount(next?.total ?? 'NaN').greaterThan(more.available) || nextValue.greaterThan(cap)).toBe(true);
      }),
    );
  });

  test('what is open already counts against the tier, and nothing goes below zero', () => {
    const rich = { ...terms, available: '1000000', leverage: '20' };
    expect(futuresMaxOpen(rich)).toBe('20');
    expect(futuresMaxOpen({ ...rich, openValue: '750000' })).toBe('5');
    expect(futuresMaxOpen({ ...rich, openValue: '1000001' })).toBe('0');
    expect(futuresMaxOpen({ ...rich, leverage: '101' })).toBe('0');
    const bad = [{ available: '' }, { positionOffset: '' }, { openValue: '' }, { tiers: [] }, { price: '0' }, { leverage: '0' }];
    expect(bad.map((one) => futuresMaxOpen({ ...rich, ...one }))).toEqual(bad.map(() => null));
  });

  test('the calculator: balance × leverage ÷ price, within the tier', () => {
    const asked = { contract: linear, price: '30000', leverage: '10', tiers, volumePlace: 4, balance: '1000' };
    expect(calculatorMaxOpen(asked)).toBe('0.3333');
    expect(calculatorMaxOpen({ ...asked, balance: '10000000' })).toBe('33.3333');
    expect(calculatorMaxOpen({ ...asked, price: '0' })).toBeNull();
  });
});

describe('the other side', () => {
  // One piece takes 50,000 × (1.01 ÷ 10 + 0.0006 × 1.005) = 5,080.15.
  const standing = { ...order, side: 'sell', longSize: '2', shortSize: '0.5', oppositeMargin: '9000' } as const;
  test.each([
    { positionMode: 'one-way', marginMode: 'cross', offset: '19160.3' }, // 2 × 5,080.15 + 9,000
    { positionMode: 'one-way', marginMode: 'isolated', offset: '19160.3' },
    { positionMode: 'hedge', marginMode: 'cross', offset: '7620.225' }, // 1.5 × 5,080.15
    { positionMode: 'hedge', marginMode: 'isolated', offset: '0' },
  ] as const)('$positionMode, $marginMode', ({ positionMode, marginMode, offset }) => {
    expect(openOffset({ ...standing, positionMode, marginMode })).toBe(offset);
    // The larger side, or a side that nothing stands against, has none in hedge mode.
    expect(openOffset({ ...standing, side: 'buy', longSize: '2', positionMode: 'hedge', marginMode })).toBe('0');
    expect(openOffset({ ...standing, longSize: '0', oppositeMargin: '0', positionMode, marginMode })).toBe('0');
  });
});

describe('units', () => {
  test('shown up, read down: nothing is lost on the way there and back', () => {
    const some = fc.record({
      contract: fc.constantFrom(linear, inverse, classic),
      unit: fc.constantFrom(...contractUnits),
      price: fc.integer({ min: 1, max: 900_000 }).map((cents) => new Amount(cents).dividedBy(100).toFixed()),
      leverage: fc.integer({ min: 1, max: 125 }).map(String),
    });
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 1_000_000 }), (terms, lots) => {
        const size = new Amount(lots).dividedBy(1000).toFixed();
        const amount = sizeInUnit({ ...terms, size, decimals: 12 }) ?? '';
        expect(sizeFromUnit({ ...terms, amount, volumePlace: 3 })).toBe(size);
      }),
    );
  });

  test.each([
    // 1,000 at a price of 30,000 and 10 times: 10,000 ÷ 30,000; by the index 25,000,000 ÷ 30,000.
    [linear, 'margin', '0.3333'],
    [linear, 'priced', '0.0333'],
    [linear, 'base', '1000'],
    [classic, 'margin', '833.3333'],
    [inverse, 'margin', '300000000'],
    [inverse, 'priced', '1000'],
    [inverse, 'base', '30000000'],
  ] as const)('%o %s', (contract, unit, size) => {
    expect(sizeFromUnit({ contract, unit, price: '30000', leverage: '10', amount: '1000', volumePlace: 4 })).toBe(size);
  });
});
