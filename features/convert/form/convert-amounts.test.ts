// Amounts of the convert form: what is too little, too much, and what half of a balance is.
import { expect, test } from 'vitest';

import { amountProblem, distance, rateAbove, shareOf, typedAmount } from './convert-amounts.ts';

const bitcoin = { coin: 'BTC', name: 'Bitcoin', decimals: 8, minAmount: '0.00001', maxAmount: '2' };

test.each([
  ['0.000009', '1', { why: 'belowMin', amount: '0.00001' }],
  ['0.00001', '1', null],
  ['1', '1', null],
  ['1.00000001', '1', { why: 'tooMuch', amount: '1' }],
  ['2', null, null],
  ['2.1', null, { why: 'aboveMax', amount: '2' }],
  ['2.1', '3', { why: 'aboveMax', amount: '2' }],
])('%s of %s available', (amount, available, problem) => {
  expect(amountProblem(amount, bitcoin, available)).toEqual(problem);
});

test.each([
  ['0.00000003', '0.5', '0.00000001'],
  ['5', '1', '2'],
  ['5', '0.5', '2'],
  ['1.5', '0.5', '0.75'],
  ['0', '1', ''],
])('of %s, the share %s is %s', (available, share, part) => {
  expect(shareOf(available, share, bitcoin)).toBe(part);
});

test.each([
  ['', null],
  ['0', null],
  ['0.0', null],
  ['1.', '1'],
  ['0.10', '0.1'],
])('%j as typed is %s', (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});

test('how far a rate is from the market, both ways', () => {
  expect(distance('102', '100')).toBe('0.02');
  expect(distance('99', '100')).toBe('-0.01');
  expect(distance('', '100')).toBe(null);
  expect(rateAbove('95904.12345678', '0.01')).toBe('96863.164');
});
