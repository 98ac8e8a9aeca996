import { expect, test } from 'vitest';

import { breakevenPrice, costPrice, gainShare } from './cost-price.ts';

test.each([
  // 0.01 for 900 and 0.01 for 1,000, a thousandth of each taken as fee: 1,900 ÷ 0.01998.
  ['0.01998', '1900', '95095.0950951'],
  ['3', '1', '0.33333334'],
  ['0', '0', null],
  ['x', '1', null],
])('%s bought for %s cost %s each', (bought, paid, price) => {
  expect(costPrice({ bought, paid })).toBe(price);
});

test.each([
  // Nothing was sold: what they have cost.
  [{ bought: '2', paid: '200', sold: '0', received: '0' }, '100'],
  // Half sold for more: the rest may fetch less.
  [{ bought: '2', paid: '200', sold: '1', received: '150' }, '50'],
  // Half sold for less: the rest must fetch more.
  [{ bought: '2', paid: '200', sold: '1', received: '40' }, '160'],
  [{ bought: '3', paid: '10', sold: '0', received: '0' }, '3.33333334'],
  [{ bought: '2', paid: '200', sold: '1', received: '250' }, '0'],
  [{ bought: '2', paid: '200', sold: '2', received: '150' }, null],
  [{ bought: '2', paid: '200', sold: '3', received: '150' }, null],
])('%o breaks even at %s', (traded, price) => {
  expect(breakevenPrice(traded)).toBe(price);
});

test.each([
  ['110', '100', '0.1'],
  ['90', '100', '-0.1'],
  ['100', '300', '-0.666667'],
  ['1', '0', null],
])('at %s what cost %s has gained %s', (price, cost, share) => {
  expect(gainShare(price, cost)).toBe(share);
});
