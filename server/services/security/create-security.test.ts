// The guard of an account against a real database and a clock of its own: who waits, what is good once, what is frozen.
import { afterAll, expect, test, vi } from 'vitest';

import { account, user } from '#server/store/schema/identity.ts';
import { securityTokens } from '#server/store/schema/security.ts';
import { createPasswords } from '#server/passwords/passwords.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { createSecurity } from './create-security.ts';
import { isEasyPin } from './easy-pin.ts';

// Slow hashes are slow by intent, and slower on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const password = 'a seat by the window';
const passwords = createPasswords();
const store = await openTestStore();
let nowMs = 1_800_000_000_000;
const security = () =>
  createSecurity({
    store,
    passwords,
    key: 'k'.repeat(32),
    log: { info: () => undefined, error: (details) => expect(details).toBeNull() },
    now: () => nowMs,
  });

afterAll(async () => {
  await passwords.close();
});

let made = 0;
async function newUser(): Promise<{ userId: string; sessionId: string }> {
  made += 1;
  const userId = `user-${made}`;
  await store.db.insert(user).values({ id: userId, name: 'n', email: `${userId}@example.com` });
  const hash = await passwords.hash(password, 'test');
  await store.db.insert(account).values({ id: userId, accountId: userId, providerId: 'credential', userId, password: hash });
  return { userId, sessionId: `session-${made}` };
}

const proven = async (answer: Promise<object>): Promise<string> => {
  const verified = await answer;
  if (!('token' in verified) || typeof verified.token !== 'string') throw new Error(JSON.stringify(verified));
  return verified.token;
};

test('a proof is good once, for its own user, session and purpose, and not for long', async () => {
  const [owner, other] = [await newUser(), await newUser()];
  const guard = security();
  const token = () => proven(guard.verify(owner, 'change-security', { password }));
  const expired = { reason: 'verification-expired', methods: ['password'] };
  const good = await token();
  expect(await guard.requireVerification(other, good, 'change-security')).toEqual(expired);
  expect(await guard.requireVerification({ ...owner, sessionId: 'x' }, good, 'change-security')).toEqual(expired);
  expect(await guard.requireVerification(owner, good, 'api-key')).toEqual(expired);
  expect(await guard.requireVerification(owner, good, 'change-security')).toBeNull();
  expect(await guard.requireVerification(owner, good, 'change-security')).toEqual(expired);
  const late = await token();
  nowMs += 120_000;
  expect(await guard.requireVerification(owner, late, 'change-security')).toEqual(expired);
  expect(await guard.requireVerification(owner, null, 'change-security')).toEqual({ reason: 'verification-needed', methods: ['password'] });
});

test('of fifty calls with one proof at the same time, one goes on', async () => {
  const owner = await newUser();
  const guard = security();
  const token = await proven(guard.verify(owner, 'api-key', { password }));
  const answers = await Promise.all(Array.from({ length: 50 }, () => guard.requireVerification(owner, token, 'api-key')));
  expect(answers.filter((answer) => answer === null)).toHaveLength(1);
});

test('what is kept of a token does not open anything', async () => {
  const owner = await newUser();
  const token = await proven(security().verify(owner, 'api-key', { password }));
  const rows = await store.db.select().from(securityTokens);
  expect(rows.some(({ userId }) => userId === owner.userId)).toBe(true);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('money leaves by password and PIN together; without a PIN there is something to set up first', async () => {
  const owner = await newUser();
  const guard = security();
  expect(await guard.verify(owner, 'withdraw', { password })).toEqual({ reason: 'setup-needed' });
  expect(await guard.setPin(owner.userId, '493027')).toBeNull();
  expect(await guard.methods(owner.userId, 'withdraw')).toEqual(['password', 'pin']);
  expect(await guard.verify(owner, 'withdraw', { password })).toEqual({ reason: 'wrong-verification' });
  expect(await guard.verify(owner, 'withdraw', { pin: '493027' })).toEqual({ reason: 'wrong-verification' });
  expect(await guard.verify(owner, 'withdraw', { password, pin: '493028' })).toEqual({ reason: 'wrong-verification' });
  expect(await guard.verify(owner, 'withdraw', { password, pin: '493027' })).toHaveProperty('token');
});

test('the first PIN holds nothing; another in its place holds withdrawals for 24 hours to the millisecond', async () => {
  const { userId } = await newUser();
  const guard = security();
  await guard.setPin(userId, '493027');
  expect(await guard.withdrawalsHeldUntilMs(userId)).toBe(0);
  const changedMs = nowMs;
  await guard.setPin(userId, '830275');
  expect(await guard.withdrawalsHeldUntilMs(userId)).toBe(changedMs + 86_400_000);
  nowMs = changedMs + 86_399_999;
  expect(await guard.withdrawalsHeldUntilMs(userId)).toBe(changedMs + 86_400_000);
  nowMs += 1;
  expect(await guard.withdrawalsHeldUntilMs(userId)).toBe(0);
});

test('five failures are free, then each waits twice as long, an hour at most; being right forgets them', async () => {
  const owner = await newUser();
  const guard = security();
  const wrong = () => guard.verify(owner, 'api-key', { password: 'not it at all, really' });
  for (let failure = 0; failure < 5; failure += 1) expect(await wrong()).toEqual({ reason: 'wrong-verification' });
  for (const waitMs of [30_000, 60_000, 120_000, 240_000, 480_000, 960_000, 1_920_000, 3_600_000, 3_600_000]) {
    expect(await guard.verify(owner, 'api-key', { password })).toEqual({ reason: 'too-many-attempts', waitMs });
    nowMs += waitMs - 1;
    expect(await wrong()).toEqual({ reason: 'too-many-attempts', waitMs: 1 });
    nowMs += 1;
    expect(await wrong()).toEqual({ reason: 'wrong-verification' });
  }
  nowMs += 3_600_000;
  expect(await guard.verify(owner, 'api-key', { password })).toHaveProperty('token');
  expect(await wrong()).toEqual({ reason: 'wrong-verification' });
  expect(await guard.verify(owner, 'api-key', { password })).toHaveProperty('token');
});

test('many guesses at the same time are no way around the wait', async () => {
  const owner = await newUser();
  const guard = security();
  const answers = await Promise.all(Array.from({ length: 40 }, () => guard.verify(owner, 'api-key', { password: 'no such thing' })));
  expect(answers.filter((answer) => 'reason' in answer && answer.reason === 'wrong-verification')).toHaveLength(5);
});

test('PINs that are tried first are refused', async () => {
  expect(['000000', '121212', '123123', '123456', '654321', '012345', '567890', '098765'].filter((pin) => !isEasyPin(pin))).toEqual([]);
  expect(['493027', '123465', '112233', '000001'].filter(isEasyPin)).toEqual([]);
  expect(await security().setPin((await newUser()).userId, '111111')).toBe('weak-pin');
});
