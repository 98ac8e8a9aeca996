// Passwords in a real database: an old hash is renewed by whoever knows it, and an address without an account costs what one with it does.
import { hashPassword as hashOfLibrary } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';

import { isCurrent } from '#server/passwords/kept-hash.ts';
import { createPasswords, HashingBusy, type Passwords } from '#server/passwords/passwords.ts';
import { account, user } from '#server/store/schema/identity.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { userOfPassword } from './credentials.ts';

// Slow hashes are slow by intent, and slower on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const passwords = createPasswords();
const password = 'a seat by the window';
const store = await openTestStore();
afterAll(async () => {
  await passwords.close();
});

async function newUser(userId: string, hash: string): Promise<void> {
  await store.db.insert(user).values({ id: userId, name: 'n', email: `${userId}@example.com` });
  await store.db.insert(account).values({ id: userId, accountId: userId, providerId: 'credential', userId, password: hash });
}
const keptOf = async (userId: string): Promise<string> =>
  (await store.db.select().from(account).where(eq(account.userId, userId)))[0]?.password ?? '';
const enter = (userId: string, given: string, how: Passwords = passwords) =>
  userOfPassword(store.db, how, { email: `${userId}@EXAMPLE.com`, password: given }, 'test');

test('a hash of an earlier release is renewed at the login, by the right password alone', async () => {
  const old = await hashOfLibrary(password);
  await newUser('old', old);
  expect(await enter('old', 'another long password')).toBeNull();
  expect(await keptOf('old')).toBe(old);
  expect(await enter('old', password)).toBe('old');
  const renewed = await keptOf('old');
  expect(isCurrent(renewed)).toBe(true);
  expect(await enter('old', password)).toBe('old');
  expect(await keptOf('old')).toBe(renewed);
});

test('where too many wait, the login goes on and the hash is renewed another time', async () => {
  const old = await hashOfLibrary(password);
  await newUser('rush', old);
  const busy: Passwords = { ...passwords, hash: () => Promise.reject(new HashingBusy(1)) };
  expect(await enter('rush', password, busy)).toBe('rush');
  expect(await keptOf('rush')).toBe(old);
});

test('an address of nobody costs one hash of a kind that is kept, always the same for the same address', async () => {
  await newUser('zzz', await hashOfLibrary(password));
  const held: string[] = [];
  const watching: Passwords = {
    ...passwords,
    isRight: (_given, kept) => {
      held.push(kept);
      return Promise.resolve(true);
    },
    hash: () => Promise.reject(new Error('not hashed')),
  };
  for (const name of ['nobody', 'nobody', 'nobody else', 'some other']) expect(await enter(name, password, watching)).toBeNull();
  expect(held).toHaveLength(4);
  expect(held[0]).toBe(held[1]);
  const kept = await Promise.all(['old', 'rush', 'zzz'].map(keptOf));
  expect(held.every((hash) => kept.includes(hash))).toBe(true);
});
