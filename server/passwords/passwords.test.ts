// Passwords as they are kept: argon2id as others compute it, hashes of earlier releases, and the same password however it is typed.
import { hashPassword as hashOfLibrary } from 'better-auth/crypto';
import { afterAll, expect, test, vi } from 'vitest';

import { argon2idOfLibrary, argon2idOfNode } from './argon2id.ts';
import { isPassword } from './hash-password.ts';
import { current, isCurrent, readHash } from './kept-hash.ts';
import { createPasswords, HashingBusy } from './passwords.ts';

// Slow hashes are slow by intent, and slower on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const passwords = createPasswords();
afterAll(() => passwords.close());

test('the reference implementation’s own examples fit, and no other password does', () => {
  const examples = [
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
    '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  ];
  for (const kept of examples) expect([isPassword('password', kept), isPassword('Password', kept)]).toEqual([true, false]);
});

test('the library and Node’s own agree, whatever the password, the salt and the settings', () => {
  const settings = [current, { ...current, memory: 64, passes: 3 }, { ...current, memory: 256, passes: 1, parallelism: 2, tagLength: 16 }];
  const passwordsTried = ['', 'a seat by the window', 'Zoë fährt über Brücken', '密码🔑'.repeat(40)];
  for (const one of settings)
    for (const password of passwordsTried) {
      const nonce = Buffer.from('0123456789abcdef');
      const byLibrary = argon2idOfLibrary?.(password, nonce, one);
      expect(byLibrary).toEqual(argon2idOfNode(password, nonce, one));
      expect(byLibrary).toHaveLength(one.tagLength);
    }
});

test('a hash is argon2id of 19 MiB and two passes, another one each time', async () => {
  const [one, other] = [await passwords.hash('a seat by the window', 'test'), await passwords.hash('a seat by the window', 'test')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
  expect(isCurrent(one)).toBe(true);
  expect(await passwords.isRight('a seat by the window', one, 'test')).toBe(true);
  expect(await passwords.isRight('a seat by the windov', one, 'test')).toBe(false);
});

test('a hash of an earlier release is understood, and is to be renewed', async () => {
  const old = await hashOfLibrary('a seat by the window');
  expect(readHash(old)?.kind).toBe('scrypt');
  expect(isCurrent(old)).toBe(false);
  expect(await passwords.isRight('a seat by the window', old, 'test')).toBe(true);
  expect(await passwords.isRight('another long password', old, 'test')).toBe(false);
  expect(isCurrent('$argon2id$v=19$m=65536,t=3,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc')).toBe(false);
});

test('the same characters are the same password, however they are composed', async () => {
  const kept = await passwords.hash('Zoë fährt über Brücken'.normalize('NFD'), 'test');
  expect(await passwords.isRight('Zoë fährt über Brücken'.normalize('NFC'), kept, 'test')).toBe(true);
});

test.each(['', 'plain', '$argon2id$v=19$m=,t=2,p=1$c29t$c29t', '$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFh', 'ab:cd'])(
  'what is no hash fits no password: %j',
  (text) => {
    expect([readHash(text), isPassword('', text)]).toEqual([null, false]);
  },
);

test('too many at once are sent away with a time, and those before them are served', async () => {
  const flood = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.hash('a seat by the window', 'flood')));
  const refused = flood.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  // Two run, fifty of one source wait.
  expect(refused).toHaveLength(8);
  for (const [at, error] of refused.entries())
    expect(error instanceof HashingBusy && error.retryAfterSeconds).toBe(Math.ceil((51 + at) / 25));
  expect(flood.filter(({ status }) => status === 'fulfilled')).toHaveLength(52);
});
