// Sizes of copies against published examples, and what many reductions come to.
import { expect, test } from 'vitest';

import golden from '#tests/golden/bots-copy.json' with { type: 'json' };
import { copiedReduction, copyQuantity, leaderChange, priceGap, worstPrice } from './copy-size.ts';

const order = { quantity: '1', price: '100', leverage: 1, followerEquity: '1000', leaderEquity: '1000' };

test('COPY-09: a multiple of the leader’s quantity', () => {
  const { multiplier, leaderQty, expected } = golden.multiplier;
  expect(copyQuantity({ by: 'multiplier', multiplier }, { ...order, quantity: leaderQty }, '0.001').toNumber()).toBe(expected);
});

test('COPY-10: the ratio of both worths, and an order that falls below the minimum', () => {
  const { leaderEquity, leaderOrder, followers, expected, minOrder, smallLeaderOrder } = golden.equity;
  const sizeOf = (followerEquity: number, quantity: number) =>
    copyQuantity({ by: 'equity' }, { ...order, quantity, price: 1, followerEquity, leaderEquity }, '0.01').toNumber();
  expect(followers.map((worth) => sizeOf(worth, leaderOrder))).toEqual(expected);
  expect(sizeOf(50, smallLeaderOrder)).toBeLessThan(minOrder);
});

test('a fixed amount is the margin: times the leverage it is the value', () => {
  // 50 × 10 ÷ 30,000 = 0.01666…, down to the lot.
  expect(copyQuantity({ by: 'amount', amount: '50' }, { ...order, price: '30000', leverage: 10 }, '0.001').toFixed()).toBe('0.016');
  expect(copyQuantity({ by: 'quantity', quantity: '0.0259' }, order, '0.001').toFixed()).toBe('0.025');
  expect(copyQuantity({ by: 'equity' }, { ...order, leaderEquity: '0' }, '1').toNumber()).toBe(0);
  expect(copyQuantity({ by: 'equity' }, { ...order, followerEquity: '-5' }, '1').toNumber()).toBe(0);
});

test.each([
  [0, 5, { closed: 0, of: 0, opened: 5, side: 'long' }],
  [5, 8, { closed: 0, of: 5, opened: 3, side: 'long' }],
  [8, 6, { closed: 2, of: 8, opened: 0, side: 'long' }],
  [6, 0, { closed: 6, of: 6, opened: 0, side: 'long' }],
  [6, -2, { closed: 6, of: 6, opened: 2, side: 'short' }],
  [-2, -7, { closed: 0, of: 2, opened: 5, side: 'short' }],
  [-7, -1, { closed: 6, of: 7, opened: 0, side: 'short' }],
  [-1, 4, { closed: 1, of: 1, opened: 4, side: 'long' }],
])('a position from %i to %i', (before, after, expected) => {
  expect(leaderChange(before, after)).toEqual(expected);
});

test('ten reductions by a lot close as much as their sum, and the last one closes all', () => {
  let [held, owed] = [37, 0];
  const left: number[] = [];
  for (let had = 10; had > 0; had -= 1) {
    const { lots, owedMillionths } = copiedReduction(held, owed, { closed: 1, of: had });
    held -= lots;
    owed = owedMillionths;
    left.push(held);
  }
  // 37 × 9/10 = 33.3, 37 × 8/10 = 29.6 …: never less than that is left, and never a lot more.
  expect(left).toEqual([34, 30, 26, 23, 19, 15, 12, 8, 4, 0]);
});

test('the worst price is never further than allowed', () => {
  // 100.01 × 1.0005 = 100.060005, 100.01 × 0.9995 = 99.959995.
  expect(worstPrice('buy', 10_001, 1, 500)).toBe(10_006);
  expect(worstPrice('sell', 10_001, 1, 500)).toBe(9_996);
  // 1 % below 100 and 101: 99 as it is, 99.99 up.
  expect([worstPrice('sell', 100, 1, 10_000), worstPrice('sell', 202, 2, 10_000)]).toEqual([99, 100]);
  // The average of 1 at 100 and 2 at 103.
  expect(worstPrice('buy', 306, 3, 0)).toBe(102);
  expect(worstPrice('sell', 1, 1, 999_999)).toBe(1);
});

test('a gap is above zero where the copy is worse', () => {
  const leader = { value: 20_000, lots: 2 };
  expect(priceGap('buy', leader, { value: 10_010, lots: 1 })).toBe(1000);
  expect(priceGap('sell', leader, { value: 10_010, lots: 1 })).toBe(-1000);
  expect(priceGap('sell', leader, { value: 9_990, lots: 1 })).toBe(1000);
  expect(priceGap('buy', leader, { value: 30_000, lots: 3 })).toBe(0);
});
