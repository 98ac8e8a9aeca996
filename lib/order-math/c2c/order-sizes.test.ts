// The two amounts of an order, in both directions, with its rounding.
import { expect, test } from 'vitest';

import { orderSizes } from './order-sizes.ts';

const euros = { coinDecimals: 8, quoteDecimals: 2 };

test.each([
  // The example of bybit-exchange/docs, docs/p2p/order/order-list.mdx: 64.4 at 0.92 are 70.
  ['64.4', '0.92', euros, '70'],
  // 100 ÷ 3 = 33.333…, down.
  ['100', '3', euros, '33.33333333'],
  ['100', '60000', euros, '0.00166666'],
  ['0.01', '60000000', euros, '0'],
] as const)('%s paid at %s', (amount, price, decimals, quantity) => {
  expect(orderSizes({ amount }, price, decimals)).toEqual({ amount, quantity });
});

test.each([
  ['70', '0.92', euros, '64.4'],
  // 0.33333333 × 2 = 0.66666666, up.
  ['0.33333333', '2', euros, '0.67'],
  ['1', '151.001', { coinDecimals: 8, quoteDecimals: 0 }, '152'],
  ['0.00000001', '0.00000001', { coinDecimals: 8, quoteDecimals: 8 }, '0.00000001'],
] as const)('%s coins at %s', (quantity, price, decimals, amount) => {
  expect(orderSizes({ quantity }, price, decimals)).toEqual({ amount, quantity });
});
