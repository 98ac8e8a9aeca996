// The impact of a leader's order, worked out by hand on a book of three levels.
import { expect, test } from 'vitest';

import { orderImpact } from './order-impact.ts';

const asks = [
  ['100', '2'],
  ['101', '3'],
  ['110', '5'],
] as const;
const none = { perUnit: '0', quantity: '0', notional: '0' };

test('copies are filled behind the leader, each way of sizing for itself', () => {
  // The leader takes 1 at 100. Twice that is 2: 1 at 100 and 1 at 101.
  expect(orderImpact(asks, '1', { ...none, perUnit: '2' })).toMatchObject({
    copiedQuantity: '2',
    copiesPrice: '100.5',
    gap: '0.005',
    complete: true,
  });
  // Three, whatever the leader's size: 1 at 100 and 2 at 101 are 302.
  expect(orderImpact(asks, '1', { ...none, quantity: '3' })).toMatchObject({ copiedQuantity: '3', copiesPrice: '100.666666666667' });
  // 400 at the leader's average of 100 are 4: 1 at 100, 3 at 101 are 403.
  expect(orderImpact(asks, '1', { ...none, notional: '400' })).toMatchObject({ copiedQuantity: '4', copiesPrice: '100.75', gap: '0.0075' });
  // All together 2 + 3 + 4 = 9: 1 at 100, 3 at 101, 5 at 110 are 953.
  expect(orderImpact(asks, '1', { perUnit: '2', quantity: '3', notional: '400' })).toMatchObject({
    copiedQuantity: '9',
    copiesPrice: '105.888888888889',
    gap: '0.058889',
    complete: true,
  });
});

test('fixed amounts are measured at what the leader pays on average', () => {
  // The leader takes 2 at 100 and 2 at 101: 100.5 on average. 201 there are 2: 1 at 101 and 1 at 110.
  expect(orderImpact(asks, '4', { ...none, notional: '201' })).toMatchObject({
    copiedQuantity: '2',
    copiesPrice: '105.5',
    gap: '0.049751',
  });
});

test('on the other side worse is lower', () => {
  const bids = [
    ['100', '1'],
    ['90', '1'],
  ] as const;
  expect(orderImpact(bids, '1', { ...none, perUnit: '1' })).toMatchObject({ copiesPrice: '90', gap: '0.1', complete: true });
});

test('a book that does not reach says so', () => {
  expect(orderImpact(asks, '2', { ...none, perUnit: '10' })).toMatchObject({
    copiedQuantity: '20',
    copiesPrice: '106.625',
    complete: false,
  });
  expect(orderImpact(asks, '12', { ...none, perUnit: '1' })).toMatchObject({
    copiedQuantity: '12',
    copiesPrice: null,
    gap: null,
    complete: false,
  });
  expect(orderImpact([], '1', { ...none, perUnit: '1', notional: '5' })).toMatchObject({
    copiedQuantity: '1',
    copiesPrice: null,
    gap: null,
  });
});

test('no order, no copies; bad input, no answer', () => {
  expect(orderImpact(asks, '0', { perUnit: '2', quantity: '3', notional: '400' })).toMatchObject({
    copiedQuantity: '0',
    copiesPrice: null,
  });
  expect(orderImpact(asks, '-1', none)).toBeNull();
  expect(orderImpact(asks, '1', { ...none, perUnit: 'x' })).toBeNull();
});
