// The settings that guard an account, in a real database: what is proven for which purpose, what is locked, and what holds withdrawals.
import { beforeEach, expect, test } from 'vitest';

import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import type { Passwords } from '#server/passwords/passwords.ts';
import { account, user } from '#server/store/schema/identity.ts';
import { appCode } from '#tests/api/authenticator-app.ts';
import { softPasskey } from '#tests/api/login/soft-passkey.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { createSecurity } from './create-security.ts';

const store = await openTestStore();
const dayMs = 86_400_000;
const password = 'a seat by the window';
let nowMs = 1_800_000_000_000;
/** Hashes in no time. What is hashed is noted. */
const hashed: string[] = [];
const passwords: Passwords = {
  hash: async (text) => {
    hashed.push(text);
    return `kept ${text}`;
  },
  isRight: async (text, kept) => kept === `kept ${text}`,
  close: async () => undefined,
};
const silent = { info: () => undefined, error: () => undefined };
const security = createSecurity({ store, passwords, key: 'k'.repeat(32), log: silent, now: () => nowMs });

let made = 0;
let owner = { userId: '', sessionId: 's' };
async function newUser(): Promise<typeof owner> {
  made += 1;
  const userId = `user-${made}`;
  await store.db.insert(user).values({ id: userId, name: 'n', email: `${userId}@example.com` });
  return { userId, sessionId: `s-${made}` };
}
beforeEach(async () => {
  owner = await newUser();
  const { userId } = owner;
  await store.db.insert(account).values({ id: userId, accountId: userId, providerId: 'credential', userId, password: `kept ${password}` });
});

/** An app that is on, and its next code a new one. */
async function withApp(): Promise<() => string> {
  const { secret = '' } = (await security.authenticator.begin(owner.userId, 'x')) ?? {};
  await security.authenticator.confirm(owner.userId, appCode(secret, nowMs));
  nowMs += 30_000;
  return () => appCode(secret, nowMs);
}
const purposes = Object.values(VerificationPurpose);
const { withdraw, addAddress, changeSecurity, apiKey, subAccount, releaseCoins } = VerificationPurpose;
const held = () => security.withdrawalsHeldUntilMs(owner.userId);

test('nobody has set anything up at first', async () => {
  expect(await security.guarded(owner.userId)).toEqual({
    hasPin: false,
    hasAuthenticator: false,
    recoveryCodesLeft: 0,
    antiPhishingCode: null,
    lockedUntilMs: 0,
    withdrawalsHeldUntilMs: 0,
    passwordChangedAtMs: null,
  });
});

test('each purpose asks for what the user has; money that leaves for more than the password', async () => {
  const asked = async () => Promise.all([withdraw, addAddress, changeSecurity].map((one) => security.methods(owner.userId, one)));
  const alone = ['password'];
  expect(await asked()).toEqual([[], [], alone]);
  await security.setPin(owner.userId, '493027');
  expect(await asked()).toEqual([['password', 'pin'], ['password', 'pin'], alone]);
  await withApp();
  const both = ['password', 'code'];
  expect(await asked()).toEqual([['pin', 'code'], ['pin', 'code'], both]);
  expect(await security.guarded(owner.userId)).toMatchObject({ hasPin: true, hasAuthenticator: true, recoveryCodesLeft: 10 });
  owner = await newUser();
  await withApp();
  expect(await asked()).toEqual([both, both, both]);
});

test('a code is used up only where all else was right, and once', async () => {
  const code = await withApp();
  const wrong = { reason: 'wrong-verification' };
  const verify = (proof: object) => security.verify(owner, apiKey, proof);
  expect(await verify({ password: 'another', code: code() })).toEqual(wrong);
  expect(await verify({ password })).toEqual(wrong);
  expect(await verify({ code: code() })).toEqual(wrong);
  expect(await verify({ password, code: code() })).toEqual({ token: expect.any(String), expiresInMs: 120_000 });
  expect(await verify({ password, code: code() })).toEqual(wrong);
});

test('a user without a password of its own proves nothing by one, after the same work', async () => {
  owner = await newUser();
  hashed.length = 0;
  expect(await security.verify(owner, changeSecurity, { password })).toEqual({ reason: 'wrong-verification' });
  expect(hashed).toEqual([password]);
  // A login of another kind has a text in the place of the hash, and it is no password.
  await store.db
    .insert(account)
    .values({ id: owner.userId, accountId: 'x', providerId: 'other', userId: owner.userId, password: `kept ${password}` });
  expect(await security.verify(owner, changeSecurity, { password })).toEqual({ reason: 'wrong-verification' });
});

test('where something must be set up first, or nothing was brought, the call does not go on', async () => {
  expect(await security.requireVerification(owner, 'x', withdraw)).toEqual({ reason: 'setup-needed' });
  expect(await security.requireVerification(owner, '', apiKey)).toEqual({ reason: 'verification-needed', methods: ['password'] });
});

test('the lock freezes the settings for its days, is never made shorter, and lets money out as before', async () => {
  const untilMs = nowMs + 3 * dayMs;
  await security.setPin(owner.userId, '493027');
  expect(await security.isLocked(owner.userId)).toBe(false);
  expect([await security.lockSettings(owner.userId, 3), await security.lockSettings(owner.userId, 1)]).toEqual([untilMs, untilMs]);
  nowMs = untilMs - 1;
  const locked = { reason: 'settings-locked', untilMs };
  const free: readonly VerificationPurpose[] = [withdraw, subAccount, releaseCoins];
  const proof = { password, pin: '493027' };
  for (const purpose of purposes) {
    const answers = [await security.verify(owner, purpose, proof), await security.requireVerification(owner, null, purpose)];
    const goesOn = [{ expiresInMs: 120_000 }, { reason: 'verification-needed' }];
    expect([purpose, ...answers]).toMatchObject([purpose, ...(free.includes(purpose) ? goesOn : [locked, locked])]);
  }
  expect([await security.isLocked(owner.userId), (await security.guarded(owner.userId)).lockedUntilMs]).toEqual([true, untilMs]);
  nowMs += 1;
  expect([await security.isLocked(owner.userId), (await security.guarded(owner.userId)).lockedUntilMs]).toEqual([false, 0]);
  expect(await security.verify(owner, changeSecurity, proof)).toHaveProperty('token');
  expect(await security.lockSettings(owner.userId, 1)).toBe(nowMs + dayMs);
});

test('the code against false sites is kept, changed, and taken away by an empty one', async () => {
  const kept = async () => (await security.guarded(owner.userId)).antiPhishingCode;
  await security.setAntiPhishingCode(owner.userId, 'blue bird');
  expect(await kept()).toBe('blue bird');
  await security.setAntiPhishingCode(owner.userId, '');
  expect(await kept()).toBeNull();
});

test('another password holds withdrawals for a day, and what the old one proved is gone', async () => {
  const other = await newUser();
  const answer = await security.verify(owner, apiKey, { password });
  const token = 'token' in answer ? answer.token : '';
  await security.passwordChanged(other.userId);
  expect(await held()).toBe(0);
  await security.passwordChanged(owner.userId);
  expect(await security.requireVerification(owner, token, apiKey)).toMatchObject({ reason: 'verification-expired' });
  const untilMs = nowMs + dayMs;
  expect(await security.guarded(owner.userId)).toMatchObject({ passwordChangedAtMs: nowMs, withdrawalsHeldUntilMs: untilMs });
  nowMs = untilMs - 1;
  expect(await security.guarded(owner.userId)).toMatchObject({ withdrawalsHeldUntilMs: untilMs });
  nowMs = untilMs;
  expect(await security.guarded(owner.userId)).toMatchObject({ withdrawalsHeldUntilMs: 0 });
});

test('the authenticator taken away is asked for no more, and holds withdrawals for a day', async () => {
  await withApp();
  expect(await held()).toBe(0);
  await security.removeAuthenticator(owner.userId);
  expect([await security.methods(owner.userId, apiKey), await held()]).toEqual([['password'], nowMs + dayMs]);
});

test('withdrawals are held on request', async () => {
  await security.holdWithdrawals(owner.userId);
  expect(await held()).toBe(nowMs + dayMs);
});

test('a passkey more or less holds withdrawals for a day; one that was refused, or only named anew, does not', async () => {
  const site = { hostName: 'example.com', origin: 'https://example.com' };
  const key = softPasskey(Buffer.from('a key').toString('base64url'));
  const asked = () => security.passkeys.beginAdding({ ...owner, email: 'x' }, site);
  const told = key.made(await asked(), 'https://example.org');
  expect([await security.passkeys.add(owner, site, 'n', told), await held()]).toEqual([false, 0]);
  expect([await security.passkeys.add(owner, site, 'n', key.made(await asked(), site.origin)), await held()]).toEqual([
    true,
    nowMs + dayMs,
  ]);
  nowMs += dayMs;
  const passkeyId = (await security.passkeys.list(owner.userId))[0]?.passkeyId ?? 0;
  expect(await security.passkeys.rename(owner.userId, passkeyId, 'phone')).toBe(true);
  expect([await security.passkeys.remove(owner.userId, passkeyId + 1), await held()]).toEqual([false, 0]);
  expect([await security.passkeys.remove(owner.userId, passkeyId), await held()]).toEqual([true, nowMs + dayMs]);
});

test('a weak PIN changes nothing, and the last PIN set is the one that counts', async () => {
  const verify = (pin: string) => security.verify(owner, withdraw, { password, pin });
  await security.setPin(owner.userId, '493027');
  expect(await security.setPin(owner.userId, '123456')).toBe('weak-pin');
  expect([await held(), await verify('493027')]).toEqual([0, { token: expect.any(String), expiresInMs: 120_000 }]);
  await security.setPin(owner.userId, '830275');
  expect([await verify('493027'), await verify('830275')]).toMatchObject([{ reason: 'wrong-verification' }, { expiresInMs: 120_000 }]);
});
