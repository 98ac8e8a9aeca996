// The fee comes out of the amount, to the last digit.
import { expect, test } from 'vitest';

import { withdrawAmounts } from './withdraw-amounts.ts';

test.each([
  ['', '3', '15', '100', '0', null],
  ['15', '3', '15', '100', '12', null],
  ['14.99999999', '3', '15', '100', '11.99999999', 'tooSmall'],
  ['2', '3', '15', '100', '0', 'tooSmall'],
  ['100', '0.00000001', '15', '100', '99.99999999', null],
  ['100.00000001', '3', '15', '100', '97.00000001', 'tooMuch'],
  ['9007199254740993.00000001', '0', '1', '9007199254740993.00000001', '9007199254740993.00000001', null],
])('%s, fee %s, at least %s, of %s: %s %s', (amount, fee, minimum, available, receive, problem) => {
  expect(withdrawAmounts(amount, fee, minimum, available)).toEqual({ receive, problem });
});
