// The prices that the core is told: whole ticks, and nothing without a price.
import { expect, test } from 'vitest';

import { deliveryCommand, markCommand } from './price-commands.ts';

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
