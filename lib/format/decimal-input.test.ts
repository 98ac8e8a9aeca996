// Typing and pasting into a number field, one row per habit of people's keyboards.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { acceptDecimal, acceptInteger, finishDecimal, isPositiveDecimal } from './decimal-input.ts';
import { stepDecimal } from './step-decimal.ts';

const price = { decimals: 2, maxLength: 18 };
const fine = { decimals: 8, maxLength: 18 };

describe('acceptDecimal', () => {
  test.each([
    // previous, typed, accepted
    ['', '', ''],
    ['', '1', '1'],
    ['1', '1.', '1.'],
    ['1', '1,', '1.'],
    ['1', '1。', '1.'],
    ['1', '1．', '1.'],
    ['1', '1٫', '1.'],
    ['', '１２３．５', '123.5'],
    ['', '١٢٣٫٥', '123.5'],
    ['', '۱۲۳', '123'],
    ['', '.5', '0.5'],
    ['0', '05', '5'],
    ['0', '00', '0'],
    ['0.', '0.0', '0.0'],
    ['1.23', '1.234', '1.23'],
    ['1.2', '1.2.', '1.2'],
    ['12', '1e2', '12'],
    ['12', '12a', '12'],
    ['', '-5', ''],
    ['', '+5', ''],
    ['', 'Infinity', ''],
    ['', ' 12.5 ', '12.5'],
    ['', '\u2066 12.5\u2069', '12.5'],
    ['123456789012345678', '1234567890123456789', '123456789012345678'],
  ])('%j then %j gives %j', (previous, typed, accepted) => expect(acceptDecimal(previous, typed, price)).toBe(accepted));

  test.each([
    ['9', '1,234', '9'],
    ['1234', '1,234', '1.234'],
    ['9', '0,123', '0.123'],
    ['9', '1,23', '1.23'],
    ['9', '1,2345', '1.2345'],
    ['9', '1,234.5', '1234.5'],
    ['9', '1.234,5', '1234.5'],
    ['9', '1,234,567', '1234567'],
    ['9', '1.234.567', '1234567'],
    ['9', '1 234 567,8', '1234567.8'],
    ['9', '1\u202f234,567', '1234.567'],
    ['9', '12,34,567', '9'],
    ['9', '1,23.4', '9'],
    ['9', '1 23', '9'],
    ['9', '1.2,3.4', '9'],
    ['9', '12٬345٫6', '12345.6'],
  ])('pasted grouping: %j then %j gives %j', (previous, typed, accepted) => expect(acceptDecimal(previous, typed, fine)).toBe(accepted));

  test.each([
    ['$1,234.50', '1234.50'],
    ['1.234,50 €', '1234.50'],
    ['₿ 0.5', '0.5'],
    ['≈ 97,543.10 usdt', '97543.10'],
    ['USDT 97 543,10', '97543.10'],
    ['£1\u00a0234.5', '1234.5'],
    ['1’234’567.8', '1234567.8'],
    ["1'234.5", '1234.5'],
    ['  12.5\t', '12.5'],
    ['1,234.50 BTC', '9'],
    ['12k', '9'],
    ['1.5 mio', '9'],
    ['$', '9'],
    ['USDT', '9'],
    ['-$5', '9'],
    ['$1,234', '9'],
    ["12'34", '9'],
  ])('pasted from another page: %j gives %j', (typed, accepted) =>
    expect(acceptDecimal('9', typed, { ...fine, unit: 'USDT' })).toBe(accepted),
  );

  test('a sign typed into a number does nothing', () => expect(acceptDecimal('12', '12$', fine)).toBe('12'));

  test('whole numbers only, and signs where allowed', () => {
    expect(acceptDecimal('5', '5.', { decimals: 0, maxLength: 13 })).toBe('5');
    expect(acceptDecimal('', '-', { decimals: 2, maxLength: 20, signed: true })).toBe('-');
    expect(acceptDecimal('-', '-1.5', { decimals: 2, maxLength: 20, signed: true })).toBe('-1.5');
    expect(acceptDecimal('', '−2', { decimals: 2, maxLength: 20, signed: true })).toBe('-2');
    expect(acceptInteger('', '12', 13)).toBe('12');
    expect(acceptInteger('1', '0', 13)).toBe('1');
    expect(acceptInteger('1', '', 13)).toBe('');
  });

  test('whatever is typed, the field holds the previous text or a number within its rules', () => {
    const noise = fc.string({ unit: fc.constantFrom(...'0123456789.,-eE +١٫．５ \u00a0'.split('')), maxLength: 24 });
    fc.assert(
      fc.property(noise, (typed) => {
        const text = acceptDecimal('7', typed, price);
        expect(text === '7' || (/^(|(0|[1-9]\d*)(\.\d{0,2})?)$/.test(text) && text.length <= 18)).toBe(true);
        expect(acceptDecimal('7', text, price)).toBe(text);
      }),
      { numRuns: 5000 },
    );
  });
});

test('leaving the field trims a point and nothing else', () => {
  expect(['1.', '-', '1.50', '', '-0.'].map(finishDecimal)).toEqual(['1', '', '1.50', '', '-0']);
});

test('arrow keys move by ticks', () => {
  expect(stepDecimal('97543.10', '0.01', 1)).toBe('97543.11');
  expect(stepDecimal('97543.1', '0.01', -10)).toBe('97543.00');
  expect(stepDecimal('', '0.05', 1)).toBe('0.05');
  expect(stepDecimal('1.02', '0.05', 1)).toBe('1.05');
  expect(stepDecimal('1.02', '0.05', -1)).toBe('1.00');
  expect(stepDecimal('1.02', '0.05', 10)).toBe('1.50');
  expect(stepDecimal('0.01', '0.05', -1)).toBe('0.00');
  expect(stepDecimal('3.', '1', 1)).toBe('4');
  expect(stepDecimal('3', '0', 1)).toBe('3');
});

test('a positive number', () => {
  expect(['0', '0.00', '', '-1', '.', '0.01', '1'].map(isPositiveDecimal)).toEqual([false, false, false, false, false, true, true]);
});
