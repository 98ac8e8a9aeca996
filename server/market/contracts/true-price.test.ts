// The price behind the index, and what the core is told of it.
import { expect, test } from 'vitest';

import { deliveryCommand, markCommand } from './price-commands.ts';
import { bendAt } from './scenario.ts';
import { truePriceOf } from './true-price.ts';

const paths = { usdPrice: (code: string): number => ({ BTC: 99_000, USDT: 0.99 })[code] ?? Number.NaN };

test('in the quote coin, in dollars as they are', () => {
  expect(truePriceOf(paths, { indexCoin: 'BTC', indexQuote: 'USDT' }, null).at(5)).toBeCloseTo(100_000, 6);
  expect(truePriceOf(paths, { indexCoin: 'BTC', indexQuote: 'USD' }, null).contractAt(5)).toBe(99_000);
});

test('a crash takes the price down and the contract farther', () => {
  const scenario = { kind: 'crash', seed: 'one', startMs: 0 } as const;
  const { at, contractAt } = truePriceOf(paths, { indexCoin: 'BTC', indexQuote: 'USD' }, scenario);
  const { priceFactor, premium } = bendAt(scenario, 120_000);
  expect(at(120_000)).toBe(99_000 * priceFactor);
  expect(contractAt(120_000)).toBe(99_000 * priceFactor * (1 + premium));
  expect(contractAt(120_000)).toBeLessThan(at(120_000));
});

test.each([
  ['50000.05', '50000.04', { markTicks: 500_001, indexTicks: 500_000 }],
  ['0.00001', '1', { markTicks: 1, indexTicks: 10 }],
  [null, '1', null],
  ['1', null, null],
  ['NaN', '1', null],
  ['99999999999999999', '1', null],
])('mark %s and index %s', (mark, index, expected) => {
  const command = expected === null ? null : { type: 'set-mark-price', marketId: 4, ...expected };
  expect(markCommand({ marketId: 4, priceDecimals: 1 }, mark, index)).toEqual(command);
});

test('a contract ends at the nearest tick', () => {
  const listing = { marketId: 4, priceDecimals: 1 };
  expect(deliveryCommand(listing, '51802.55')).toEqual({ type: 'settle-delivery', marketId: 4, priceTicks: 518_026 });
  expect(deliveryCommand(listing, null)).toBeNull();
});
