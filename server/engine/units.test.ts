// Text becomes integers and integers become text, exactly or not at all.
import { expect, test } from 'vitest';

import { formatDecimal, formatFixed, lots, parseDecimal, ticks, units } from './units.ts';

test.each([
  ['1', 8, 100_000_000n],
  ['0.00000001', 8, 1n],
  ['1.50', 2, 150n],
  ['0', 2, 0n],
  ['0.0', 2, 0n],
  ['92233720368.54775807', 8, 2n ** 63n - 1n],
  ['12', 0, 12n],
])('%s at %i decimals', (text, decimals, value) => {
  expect(parseDecimal(text, decimals)).toBe(value);
});

test.each([
  '',
  ' 1',
  '1 ',
  '+1',
  '-1',
  '.5',
  '5.',
  '01',
  '1e3',
  '1e309',
  '0x10',
  'NaN',
  'Infinity',
  '１２',
  '1,5',
  '1_000',
  '1.234',
  '9'.repeat(31),
])('not a decimal of two places: %j', (text) => {
  expect(parseDecimal(text, 2)).toBeNull();
});

test.each([
  [150n, 2, '1.5', '1.50'],
  [100n, 2, '1', '1.00'],
  [1n, 8, '0.00000001', '0.00000001'],
  [-5n, 2, '-0.05', '-0.05'],
  [0n, 2, '0', '0.00'],
  [12, 0, '12', '12'],
])('%s of %i decimals reads %s, or %s in full', (value, decimals, short, full) => {
  expect(formatDecimal(value, decimals)).toBe(short);
  expect(formatFixed(value, decimals)).toBe(full);
});

test('what is not a whole number, or too wide, has no brand', () => {
  for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    expect(() => ticks(value)).toThrow(RangeError);
    expect(() => lots(value)).toThrow(RangeError);
  }
  expect(() => units(2n ** 63n)).toThrow(RangeError);
  expect(units(-(2n ** 63n))).toBe(-(2n ** 63n));
});
