// The part of an order that the book covers before it is sent, and the words for it. Expected values are worked out by hand.
import { describe, expect, test } from 'vitest';

import { fillAgainstBook } from './orders/book-fill.ts';
import { changedOrderFill } from './orders/changed-order-fill.ts';
import { filledShare } from './orders/filled-share.ts';
import { protectionPrice } from './risk/protection-price.ts';

describe('how far an order at market goes', () => {
  const band = { referencePrice: '92019.9', bandRate: '0.1', tickSize: '0.1' };
  test.each([
    // 92,019.9 × 1.1 = 101,221.89 and × 0.9 = 82,817.91.
    { name: 'a buy, down to the tick', side: 'buy', terms: band, expected: '101221.8' },
    { name: 'a sell, up to the tick', side: 'sell', terms: band, expected: '82818' },
    { name: 'on the tick already', side: 'buy', terms: { ...band, referencePrice: '100' }, expected: '110' },
    { name: 'no band', side: 'buy', terms: { ...band, bandRate: '0' }, expected: null },
    {
      name: 'a band as wide as the price bounds a buy',
      side: 'buy',
      terms: { ...band, referencePrice: '10', bandRate: '1' },
      expected: '20',
    },
    { name: 'and no sell', side: 'sell', terms: { ...band, referencePrice: '10', bandRate: '1' }, expected: null },
    { name: 'no reference', side: 'buy', terms: { ...band, referencePrice: '' }, expected: null },
  ] as const)('$name', ({ side, terms, expected }) => {
    expect(protectionPrice(side, terms)).toBe(expected);
  });
});

describe('the share that is filled', () => {
  test.each([
    // 2.3003 ÷ 24.6105 = 0.09346…
    { filled: '2.3003', wanted: '24.6105', expected: '0.09' },
    { filled: '999.99', wanted: '1000', expected: '0.99' },
    { filled: '1', wanted: '1', expected: '1' },
    { filled: '2', wanted: '1', expected: '1' },
    { filled: '1', wanted: '400', expected: '0.0025' },
    { filled: '1', wanted: '1000000', expected: '0.0001' },
    { filled: '0', wanted: '5', expected: '0' },
    { filled: '5', wanted: '0', expected: '0' },
    { filled: 'x', wanted: '5', expected: '0' },
  ])('$filled of $wanted', ({ filled, wanted, expected }) => {
    expect(filledShare(filled, wanted)).toBe(expected);
  });
});

const asks = [
  ['92019.9', '1'],
  ['92020.9', '1.3'],
  ['105000', '30'],
] as const;
const bids = [
  ['92000', '2'],
  ['91000', '2'],
] as const;

test('an order at market is covered as far as its band goes', () => {
  const limit = { side: 'buy', price: '101221.8' } as const;
  expect(fillAgainstBook(asks, { by: 'quantity', quantity: '24.6105' }, limit)).toMatchObject({
    quantity: '2.3',
    // 92,019.9 + 1.3 × 92,020.9 = 211,647.07; ÷ 2.3 = 92,020.46521739…
    amount: '211647.07',
    averagePrice: '92020.465217391304',
    worstPrice: '92020.9',
    complete: false,
  });
});

describe('a waiting order at another price', () => {
  const order = { side: 'buy', price: '100000', quantity: '2', filled: '0', makerOnly: false } as const;
  test.each([
    // (92,019.9 + 92,020.9) ÷ 2
    { name: 'all of it', change: {}, expected: { quantity: '2', averagePrice: '92020.4', complete: true } },
    {
      name: 'what is filled already does not trade again',
      change: { filled: '1.5' },
      expected: { quantity: '0.5', averagePrice: '92019.9' },
    },
    {
      name: 'a part, up to its own price',
      change: { price: '92020' },
      expected: { quantity: '1', averagePrice: '92019.9', complete: false },
    },
    { name: 'at the best price', change: { price: '92019.9' }, expected: { quantity: '1' } },
    { name: 'below the best price', change: { price: '92019.8' }, expected: null },
    { name: 'a sell into the bids', change: { side: 'sell', price: '91500' }, expected: { quantity: '2', averagePrice: '92000' } },
    { name: 'a sell above them', change: { side: 'sell', price: '92000.1' }, expected: null },
    { name: 'maker-only never takes', change: { makerOnly: true }, expected: null },
    { name: 'no price', change: { price: '' }, expected: null },
    { name: 'no quantity', change: { quantity: '' }, expected: null },
    { name: 'no more than is filled', change: { filled: '2' }, expected: null },
  ] as const)('$name', ({ change, expected }) => {
    const fill = changedOrderFill({ ...order, ...change }, { bids, asks });
    expect({ trades: fill !== null, ...fill }).toMatchObject({ trades: expected !== null, ...expected });
  });
});
