// The codes of an authenticator app against the tables of the standards.
import { base32nopad } from '@scure/base';
import { expect, test } from 'vitest';

import { stepOfCode, timeCode } from './time-code.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, SHA-1; the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => expect(timeCode(secret, Math.floor(seconds / 30))).toBe(code));

// RFC 4648, section 10.
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is %s for an app', (text, letters) => expect(base32nopad.encode(Buffer.from(text))).toBe(letters));

test('a code is good half a minute early and late, and no longer', () => {
  const step = 37_037_036;
  expect(timeCode(secret, step)).toBe('081804');
  const at = (seconds: number) => stepOfCode(secret, '081804', (step * 30 + seconds) * 1000);
  expect([at(-31), at(-30), at(0), at(29), at(59), at(60)]).toEqual([null, step, step, step, step, null]);
  expect([stepOfCode(secret, '81804', step * 30_000), stepOfCode(secret, '0818041', step * 30_000)]).toEqual([null, null]);
});
