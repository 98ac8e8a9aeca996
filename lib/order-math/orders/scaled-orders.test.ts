// Scaled orders by hand: where they stand, how large they are, and that nothing is lost or made by rounding.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { Amount } from '../amounts/amount.ts';
import { averageOfScaled, scaledOrders, valueOfScaled, type ScaledTerms } from './scaled-orders.ts';

const terms: ScaledTerms = {
  startPrice: '100',
  endPrice: '110',
  orderCount: 5,
  quantity: '10',
  sizeSkew: '1',
  tickSize: '0.01',
  lotSize: '0.001',
};
const rows = (more: Partial<ScaledTerms>): string[] | undefined =>
  scaledOrders({ ...terms, ...more })?.map(({ price, quantity }) => `${quantity} @ ${price}`);

test('flat: evenly spaced and alike', () => {
  expect(rows({})).toEqual(['2 @ 100', '2 @ 102.5', '2 @ 105', '2 @ 107.5', '2 @ 110']);
});

test('downwards, prices snapped down to the tick', () => {
  // Two thirds and one third of the way: 103.333… and 106.666…
  expect(rows({ startPrice: '110', endPrice: '100', orderCount: 4, quantity: '4' })).toEqual([
    '1 @ 110',
    '1 @ 106.66',
    '1 @ 103.33',
    '1 @ 100',
  ]);
});

test('skewed: the last is three times the first', () => {
  // Weights 1, 2, 3 of six.
  expect(rows({ orderCount: 3, quantity: '12', sizeSkew: '3' })).toEqual(['2 @ 100', '4 @ 105', '6 @ 110']);
  expect(rows({ orderCount: 3, quantity: '12', sizeSkew: '0.5' })).toEqual(['5.334 @ 100', '4 @ 105', '2.666 @ 110']);
});

test('thirds are exact: what divides evenly is not rounded', () => {
  // Weights 3, 4, 5, 6 of 18.
  expect(rows({ orderCount: 4, quantity: '0.018', sizeSkew: '2' })?.map((row) => row.split(' ')[0])).toEqual([
    '0.003',
    '0.004',
    '0.005',
    '0.006',
  ]);
});

test('the average is by the weights alone, and no price counts below a floor', () => {
  // (100 + 2 × 105 + 3 × 110) ÷ 6
  expect(averageOfScaled({ ...terms, orderCount: 3, sizeSkew: '3' })).toBe('106.666666666667');
  expect(averageOfScaled({ ...terms, orderCount: 3, sizeSkew: '3' }, '106')).toBe('108');
  expect(averageOfScaled({ ...terms, sizeSkew: '11' })).toBeNull();
});

test('what rounding leaves over goes to the first orders, lot by lot', () => {
  // 10 lots over 4: two each, and two more.
  expect(rows({ orderCount: 4, quantity: '0.01' })).toEqual(['0.003 @ 100', '0.003 @ 103.33', '0.002 @ 106.66', '0.002 @ 110']);
});

test.each<Partial<ScaledTerms>>([
  { orderCount: 1 },
  { orderCount: 41 },
  { orderCount: 2.5 },
  { quantity: '0.004' },
  { quantity: '0.0005' },
  { quantity: 'much' },
  { sizeSkew: '0.09' },
  { sizeSkew: '11' },
  { startPrice: '0.001', endPrice: '0.002' },
])('refused: %o', (more) => {
  expect(scaledOrders({ ...terms, ...more })).toBeNull();
});

test('what all of them are worth', () => {
  const orders = [
    { price: '2', quantity: '3' },
    { price: '0.5', quantity: '0.001' },
  ];
  expect(valueOfScaled(orders).toFixed()).toBe('6.0005');
  expect(valueOfScaled([]).toFixed()).toBe('0');
});

test('together exactly the whole, none without a size, prices between the ends', () => {
  const some = fc.record({
    orderCount: fc.integer({ min: 2, max: 40 }),
    quantity: fc.integer({ min: 2000, max: 1_000_000_000 }).map((lots) => new Amount(lots).times('0.001').toFixed()),
    sizeSkew: fc.integer({ min: 100, max: 10_000 }).map((skew) => new Amount(skew).dividedBy(1000).toFixed()),
    startPrice: fc.integer({ min: 1, max: 10_000_000 }).map((ticks) => new Amount(ticks).times('0.01').toFixed()),
    endPrice: fc.integer({ min: 1, max: 10_000_000 }).map((ticks) => new Amount(ticks).times('0.01').toFixed()),
  });
  fc.assert(
    fc.property(some, (more) => {
      const orders = scaledOrders({ ...terms, ...more });
      if (orders === null) throw new Error('should be possible');
      const sum = orders.reduce((before, { quantity }) => before.plus(quantity), new Amount(0));
      expect(sum.toFixed()).toBe(new Amount(more.quantity).toFixed());
      const [low, high] = [Amount.min(more.startPrice, more.endPrice), Amount.max(more.startPrice, more.endPrice)];
      for (const { price } of orders) expect(low.lessThanOrEqualTo(price) && high.greaterThanOrEqualTo(price)).toBe(true);
    }),
  );
});
