// Which e-mail addresses are taken, and how they are spelt afterwards.
import { expect, test } from 'vitest';

import { email, readEmail } from './email-address.ts';

test.each([
  ['name@example.com', 'name@example.com'],
  ['Name.Surname+tag@Example.COM', 'Name.Surname+tag@example.com'],
  ["o'neill_x-1@sub.example.co.uk", "o'neill_x-1@sub.example.co.uk"],
  // Other letters in the domain are those of the name system (RFC 3492); worked out with the idna package of Python.
  ['ann@exämple.com', 'ann@xn--exmple-cua.com'],
  ['ann@EXÄMPLE.com', 'ann@xn--exmple-cua.com'],
  ['ann@xn--exmple-cua.com', 'ann@xn--exmple-cua.com'],
  ['ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai'],
  ['wang@例子.中国', 'wang@xn--fsqu00a.xn--fiqs8s'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('%s is kept as %s', (written, kept) => {
  expect(readEmail(written)).toEqual({ email: kept });
  expect(email.parse(written)).toBe(kept);
});

test.each([
  'a..b@example.com',
  '.a@example.com',
  'a.@example.com',
  'me@example.com.',
  'name@b.c',
  'name@1.2',
  'name@127.0.0.1',
  'name@[127.0.0.1]',
  'name@-example.com',
  'name@example-.com',
  'name@exa_mple.com',
  'name@example..com',
  'name@example',
  'name@',
  '@example.com',
  'name',
  '',
  'a b@example.com',
  'a@b@example.com',
  'name@exam ple.com',
  'name@example.com/x',
  'name@example.com:25',
  'name@example.com\u0000',
  'na\u0000me@example.com',
  'na\ud800me@example.com',
  'name@exam\ud800ple.com',
  `${'a'.repeat(65)}@example.com`,
  `name@${'a'.repeat(64)}.com`,
  `name@${'abcdefgh.'.repeat(30)}com`,
])('%j is no address', (written) => {
  expect(readEmail(written)).toEqual({ problem: 'form' });
  expect(email.safeParse(written).success).toBe(false);
});

test.each(['jörg@example.com', 'иван@example.com', '王@例子.中国'])('%s has other letters before the @', (written) => {
  expect(readEmail(written)).toEqual({ problem: 'local' });
  expect(email.safeParse(written).error?.issues[0]?.message).toBe('must have nothing but ASCII letters, digits and signs before the @');
});
