// The prices of adverts: how fine they are, what a premium makes of an index, and where a band ends.
import { expect, test } from 'vitest';

import { floatingPrice, inQuote, isAdvertPrice, outOfBand } from './advert-price.ts';

test.each([
  ['0.92345678', true],
  ['0.923456789', false],
  ['90123.456', true],
  ['90123.4567', false],
  // Trailing zeros say nothing.
  ['90123.456000', true],
  ['2512345678', true],
  ['2512345678.5', false],
  ['0.0000095123456', true],
  ['0.00000951234567', false],
  ['0.0000000000000001', true],
  ['0.00000000000000001', false],
  ['0', false],
  ['999999999999999', true],
  ['1000000000000000', false],
])('%s is a price: %s', (text, is) => {
  expect(isAdvertPrice(text)).toBe(is);
});

test.each([
  ['96000', 150, '97440'],
  ['96000', -150, '94560'],
  ['0.92592593', 0, '0.92592593'],
  // 0.92592593 × 1.0001 = 0.926018522593, and half a last digit goes up.
  ['0.92592593', 1, '0.92601852'],
  ['1.00000005', 0, '1.0000001'],
  ['1.000000049', 0, '1'],
  // 1.000099989999: above one there is a decimal less.
  ['0.99999999', 1, '1.0001'],
])('an index of %s with a premium of %s hundredths of a percent is %s', (index, premium, price) => {
  expect(floatingPrice(index, premium)).toBe(price);
});

test('every price that floats is as fine as a fixed one may be', () => {
  for (const index of ['0.000000123456789123', '0.99999999999', '9.9999999999', '87654.321987', '2512345678.91'])
    for (const premium of [-2000, -1, 0, 1, 777, 2000]) expect(isAdvertPrice(floatingPrice(index, premium))).toBe(true);
});

test.each([
  ['120', null],
  ['120.00001', 'high'],
  ['80', null],
  ['79.99999', 'low'],
  ['100', null],
] as const)('%s beside an index of 100 and a band of 20 %: %s', (price, side) => {
  expect(outOfBand(price, '100', 2000)).toBe(side);
});

test('coins are worth no more than they are', () => {
  // 70 × 0.92 = 64.4, the golden row of the marketplace; a third of a coin is rounded down.
  expect(inQuote('70', '0.92', 2)).toBe('64.4');
  expect(inQuote('0.33333333', '2', 2)).toBe('0.66');
  expect(inQuote('0.33333333', '2', 0)).toBe('0');
});
