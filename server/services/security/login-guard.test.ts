// The guard of the login in a real database: who waits for whose failures, known devices, the ticket between the two steps, and
// what is written down.
import { beforeAll, describe, expect, test } from 'vitest';

import { user } from '#server/store/schema/identity.ts';
import { appCode } from '#tests/api/authenticator-app.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { createAttemptGuard } from './attempt-guard.ts';
import { createAuthenticator } from './authenticator.ts';
import { createKnownDevices } from './known-devices.ts';
import { createLoginGuard } from './login-guard.ts';
import { createLoginHistory, type LoginHistory } from './login-history.ts';
import { createSecurityTokens } from './security-tokens.ts';

const store = await openTestStore();
let nowMs = 1_800_000_000_000;
const now = () => nowMs;
const key = 'k'.repeat(32);
const attempts = createAttemptGuard(store.db, now);
const tokens = createSecurityTokens(store.db, now);
const authenticator = createAuthenticator(store.db, key, now);
const devices = createKnownDevices(key, now);
const history = createLoginHistory(store.db, now);
const logged: { readonly details: object; readonly message: string }[] = [];
const failed: object[] = [];
const log = {
  info: (details: object, message: string) => void logged.push({ details, message }),
  error: (details: object) => void failed.push(details),
};
const guardWith = (noted: LoginHistory) => createLoginGuard({ attempts, tokens, authenticator, devices, history: noted, log });
const guard = guardWith(history);

beforeAll(async () => {
  const users = ['plain', 'app', 'wrong', 'both', 'pages'];
  await store.db.insert(user).values(users.map((id) => ({ id, name: id, email: `${id}@example.com` })));
});

const from = (address: string) => ({ address, device: 'a browser' });
/** The source of an attempt that may be looked at, or how long it waits. */
const begin = async (email: string, address: string, cookies = ''): Promise<string | number> => {
  const attempt = await guard.beginLogin(email, from(address), cookies);
  return 'waitMs' in attempt ? attempt.waitMs : attempt.source;
};
const begins = async (times: number, email: string, address: string, cookies = ''): Promise<void> => {
  for (let time = 0; time < times; time += 1) await begin(email, address, cookies);
};
const attemptOf = async (email: string, address: string) => {
  const attempt = await guard.beginLogin(email, from(address), '');
  if ('waitMs' in attempt) throw new Error(`waits ${attempt.waitMs}`);
  return attempt;
};

test('ten failures of a source with an account are free; those that waited count for nobody', async () => {
  for (let time = 0; time < 10; time += 1) expect(await begin('Own@example.com', '10.0.0.1')).toBe('10.0.0.1');
  // Ten counted and forty-five that waited: were those counted for the network, they would be more than its fifty.
  for (let time = 0; time < 45; time += 1) expect(await begin('own@example.com', '10.0.0.1')).toBe(30_000);
  expect(await begin('other@example.com', '10.0.0.1')).toBe('10.0.0.1');
  expect(await begin('own@example.com', '10.0.0.2')).toBe('10.0.0.2');
  nowMs += 30_000;
  expect([await begin('own@example.com', '10.0.0.1'), await begin('own@example.com', '10.0.0.1')]).toEqual(['10.0.0.1', 60_000]);
});

test('fifty failures of a network are free, for accounts of all kinds together', async () => {
  for (let time = 0; time < 50; time += 1) expect(await begin(`user-${time}@example.com`, '2001:db8::1')).toBe('2001:db8:0:0::/64');
  // The same 64 bits are the same household.
  expect([await begin('new@example.com', '2001:db8::2'), await begin('new@example.com', '2001:db8:0:1::2')]).toEqual([
    30_000,
    '2001:db8:0:1::/64',
  ]);
  nowMs += 30_000;
  expect(await begin('new@example.com', '2001:db8::2')).toBe('2001:db8:0:0::/64');
});

test('an account that a hundred strangers guessed at lets each further source wait once, and shuts for nobody', async () => {
  for (let place = 0; place < 100; place += 1) expect(await begin('guessed@example.com', `10.1.0.${place}`)).toBe(`10.1.0.${place}`);
  expect([await begin('guessed@example.com', '10.2.0.1'), await begin('guessed@example.com', '10.2.0.1')]).toEqual([30_000, 30_000]);
  expect(await begin('another@example.com', '10.2.0.1')).toBe('10.2.0.1');
  nowMs += 30_000;
  expect(await begin('guessed@example.com', '10.2.0.1')).toBe('10.2.0.1');
});

test('a known device waits for its own failures alone, and is a stranger like others after ten of them', async () => {
  const cookie = devices.remember('', 'home@example.com').split(';')[0] ?? '';
  const source = `device:${devices.nameOf(cookie, 'home@example.com')}`;
  await begins(12, 'home@example.com', '10.3.0.1');
  expect(await begin('home@example.com', '10.3.0.1')).toBe(30_000);
  for (let time = 0; time < 10; time += 1) expect(await begin('home@example.com', '10.3.0.1', cookie)).toBe(source);
  expect(await begin('home@example.com', '10.3.0.1', cookie)).toBe(30_000);
  expect(await begin('home@example.com', '10.3.0.2', cookie)).toBe('10.3.0.2');
  expect(await begin('foreign@example.com', '10.3.0.3', cookie)).toBe('10.3.0.3');
  nowMs += 30_000;
  expect(await begin('home@example.com', '10.3.0.1', cookie)).toBe(source);
});

test('a password that was not looked at counts for nobody', async () => {
  for (let time = 0; time < 60; time += 1) await guard.withdraw(await attemptOf('busy@example.com', '10.4.0.1'));
  expect(await begin('busy@example.com', '10.4.0.1')).toBe('10.4.0.1');
});

test('a right password forgets the failures of its source with the account, and no others', async () => {
  await begins(9, 'plain@example.com', '10.5.0.1');
  for (let time = 0; time < 60; time += 1) {
    const attempt = await attemptOf('plain@example.com', '10.5.0.1');
    expect(await guard.passPassword('plain', attempt, from('10.5.0.1'))).toBeNull();
  }
  // Nine of the network's fifty failures are left, and forty-one more are free.
  for (let time = 0; time < 41; time += 1) expect(await begin(`next-${time}@example.com`, '10.5.0.1')).toBe('10.5.0.1');
  expect(await begin('next@example.com', '10.5.0.1')).toBe(30_000);
  expect(await history.list('plain', undefined, 10)).toEqual([]);
});

/** An app that is on, and its next code a new one. */
async function withApp(userId: string): Promise<{ code: () => string; recovery: readonly string[] }> {
  const { secret = '' } = (await authenticator.begin(userId, 'x')) ?? {};
  const recovery = (await authenticator.confirm(userId, appCode(secret, nowMs))) ?? [];
  nowMs += 30_000;
  return { code: () => appCode(secret, nowMs), recovery };
}
const ticketOf = async (userId: string): Promise<string> => {
  const attempt = await attemptOf(`${userId}@example.com`, '10.6.0.1');
  return (await guard.passPassword(userId, attempt, from('10.6.0.1'))) ?? 'none';
};
const pass = (ticket: string, code: string) => guard.passCode(ticket, code, from('10.6.0.1'));
const over = { reason: 'ticket-over' };

test('with an app the password gives a ticket, good once, for five minutes, and a code opens', async () => {
  const { code } = await withApp('app');
  const ticket = await ticketOf('app');
  expect(await pass('no such ticket', code())).toEqual(over);
  expect(await pass(ticket, '000')).toEqual({ reason: 'wrong-code' });
  expect(await pass(ticket, code())).toEqual({ userId: 'app' });
  nowMs += 30_000;
  expect(await pass(ticket, code())).toEqual(over);
  const [late, intime] = [await ticketOf('app'), await ticketOf('app')];
  nowMs += 299_999;
  expect(await pass(intime, code())).toEqual({ userId: 'app' });
  nowMs += 1;
  expect(await pass(late, code())).toEqual(over);
  const place = { ...from('10.6.0.1'), loginId: expect.any(Number), atMs: expect.any(Number) };
  await expect.poll(() => history.list('app', undefined, 10)).toHaveLength(4);
  const noted = await history.list('app', undefined, 10);
  expect(noted).toContainEqual({ ...place, method: 'code', result: 'refused' });
  expect(noted.filter(({ method, result }) => method === 'password' && result === 'code-needed')).toHaveLength(3);
  const details = { userId: 'app', address: '10.6.0.1', method: 'code', result: 'refused' };
  expect(logged).toContainEqual({ details, message: 'a login' });
});

test('five wrong codes are free, whatever the ticket; the right one forgets them', async () => {
  const { code } = await withApp('wrong');
  const ticket = await ticketOf('wrong');
  for (let time = 0; time < 4; time += 1) expect(await pass(ticket, '000')).toEqual({ reason: 'wrong-code' });
  expect(await pass(ticket, code())).toEqual({ userId: 'wrong' });
  const next = await ticketOf('wrong');
  for (let time = 0; time < 5; time += 1) expect(await pass(next, '000')).toEqual({ reason: 'wrong-code' });
  nowMs += 29_999;
  expect(await pass(await ticketOf('wrong'), code())).toEqual({ reason: 'too-many-attempts', waitMs: 1 });
  nowMs += 1;
  expect(await pass(next, code())).toEqual({ userId: 'wrong' });
});

test('of two right codes with one ticket at the same time, one enters', async () => {
  const { code, recovery } = await withApp('both');
  const ticket = await ticketOf('both');
  const answers = await Promise.all([pass(ticket, code()), pass(ticket, recovery[0] ?? '')]);
  expect(answers).toContainEqual({ userId: 'both' });
  expect(answers).toContainEqual(over);
});

test('the history is told newest first, page by page, each user’s own, in words that are known', async () => {
  const places = [
    { method: 'password', result: 'entered' },
    { method: 'passkey', result: 'entered' },
    { method: 'code', result: 'code-needed' },
    { method: 'password', result: 'refused' },
  ] as const;
  for (const [at, login] of places.entries()) {
    nowMs += 1;
    await history.note('pages', from(`10.7.0.${at}`), login);
  }
  await history.note('plain', from('10.7.0.9'), places[0]);
  const all = await history.list('pages', undefined, 10);
  expect(all.map(({ method, result, address, device }) => [method, result, address, device])).toEqual([
    ['password', 'refused', '10.7.0.3', 'a browser'],
    ['code', 'code-needed', '10.7.0.2', 'a browser'],
    ['passkey', 'entered', '10.7.0.1', 'a browser'],
    ['password', 'entered', '10.7.0.0', 'a browser'],
  ]);
  expect(all[0]).toEqual({ loginId: expect.any(Number), atMs: nowMs, ...from('10.7.0.3'), method: 'password', result: 'refused' });
  expect(await history.list('pages', all[1]?.loginId, 1)).toEqual(all.slice(2, 3));
});

test('a login that cannot be written down is said, and held up by nothing', async () => {
  const reason = new Error('the database is full');
  guardWith({ ...history, note: () => Promise.reject(reason) }).note('plain', from('10.8.0.1'), { method: 'passkey', result: 'entered' });
  await expect.poll(() => failed).toEqual([{ err: reason }]);
});

describe('devices that have logged in before, by their cookie', () => {
  /** The part of a Set-Cookie line that the browser sends back. */
  const cookieOf = (line: string): string => line.split(';')[0] ?? '';
  const remember = (cookies: string, email: string): string => cookieOf(devices.remember(cookies, email));

  test('a device is known for the addresses that logged in on it, by one name, however they are written', () => {
    const first = remember('', 'ann@example.com');
    const name = devices.nameOf(first, 'ann@example.com');
    expect(name).toMatch(/^[\w-]{22}$/);
    expect([devices.nameOf(first, 'ANN@example.com'), devices.nameOf(first, 'bob@example.com')]).toEqual([name, null]);
    const both = remember(`theme=dark; ${first}`, 'bob@example.com');
    expect([devices.nameOf(both, 'ann@example.com'), devices.nameOf(both, 'bob@example.com')]).toEqual([name, name]);
    expect(both).not.toContain('example');
    expect(devices.nameOf(remember('', 'ann@example.com'), 'ann@example.com')).not.toBe(name);
  });

  test('it is known for 180 days from the last login on, and the browser keeps the cookie as long', () => {
    const cookie = remember('', 'ann@example.com');
    // 180 × 86,400 seconds.
    expect(devices.remember('', 'ann@example.com')).toContain('Max-Age=15552000;');
    nowMs += 180 * 86_400_000 - 1;
    const renewed = remember(cookie, 'ann@example.com');
    expect(devices.nameOf(cookie, 'ann@example.com')).not.toBeNull();
    nowMs += 1;
    expect(devices.nameOf(cookie, 'ann@example.com')).toBeNull();
    expect(devices.nameOf(renewed, 'ann@example.com')).not.toBeNull();
  });

  test('of nine addresses on one device the one that logged in longest ago is forgotten', () => {
    let cookie = '';
    for (let place = 1; place <= 8; place += 1) cookie = remember(cookie, `user-${place}@example.com`);
    // The first logs in once more: it is no ninth, and the second is now the oldest.
    cookie = remember(remember(cookie, 'user-1@example.com'), 'user-9@example.com');
    const known = Array.from({ length: 9 }, (_, place) => devices.nameOf(cookie, `user-${place + 1}@example.com`) !== null);
    expect(known).toEqual([true, false, true, true, true, true, true, true, true]);
  });

  test('a cookie that was changed, or signed with another key, makes nobody known', () => {
    const cookie = remember('', 'ann@example.com');
    const other = cookieOf(createKnownDevices('o'.repeat(32), now).remember('', 'ann@example.com'));
    const later = cookie.replace(/\.(\d{13})\./, (_all, since) => `.${Number(since) + 1}.`);
    const changed = ['', 'meridian.device=x', cookie.slice(0, -1), `${cookie.slice(0, -2)}AA`, later, other];
    expect(changed.map((one) => devices.nameOf(one, 'ann@example.com'))).toEqual(changed.map(() => null));
  });
});

describe('the waits of whoever guesses', () => {
  const dayMs = 86_400_000;
  const waits = (free: number) => ({ free, firstWaitMs: 30_000, longestWaitMs: 600_000 });
  const begins = async (key: string, times: number, free: number): Promise<readonly number[]> => {
    const answers: number[] = [];
    for (let time = 0; time < times; time += 1) answers.push(await attempts.begin(key, waits(free)));
    return answers;
  };

  test('each failure past the free ones waits, and one that has to wait is not counted', async () => {
    expect(await begins('one', 2, 1)).toEqual([0, 30_000]);
    expect(await begins('two', 3, 2)).toEqual([0, 0, 30_000]);
    nowMs += 30_000;
    // One that waited was no failure: the third of them waits 30 s × 2.
    expect(await begins('two', 3, 2)).toEqual([0, 60_000, 60_000]);
  });

  test('failures are forgotten after more than a day without one, and not before', async () => {
    await begins('day', 2, 3);
    nowMs += dayMs;
    expect(await begins('day', 2, 3)).toEqual([0, 30_000]);
    nowMs += dayMs + 1;
    expect(await begins('day', 4, 3)).toEqual([0, 0, 0, 30_000]);
  });

  test('one that proves nothing is taken back alone: the wait of failures before it stays', async () => {
    await begins('back', 2, 2);
    await attempts.uncount('back', waits(2));
    expect(await begins('back', 2, 2)).toEqual([0, 30_000]);
    nowMs += 30_000;
    // The third failure waits 60 s; taken back, it was still a third: two before it were free, one was not.
    expect(await begins('back', 1, 2)).toEqual([0]);
    await attempts.uncount('back', waits(2));
    expect(await begins('back', 1, 2)).toEqual([60_000]);
    nowMs += 60_000;
    expect(await begins('back', 2, 2)).toEqual([0, 60_000]);
    await attempts.uncount('unknown', waits(2));
    await attempts.uncount('unknown', waits(2));
    expect(await begins('unknown', 3, 2)).toEqual([0, 0, 30_000]);
  });

  test('never below nought: what was taken back twice leaves no credit', async () => {
    await begins('twice', 1, 2);
    await attempts.uncount('twice', waits(2));
    await attempts.uncount('twice', waits(2));
    expect(await begins('twice', 3, 2)).toEqual([0, 0, 30_000]);
  });

  test('a count makes nobody wait, and begins again after a day', async () => {
    expect([await attempts.count('sum'), await attempts.count('sum'), await attempts.count('other')]).toEqual([1, 2, 1]);
    nowMs += dayMs;
    expect(await attempts.count('sum')).toBe(3);
    nowMs += dayMs + 1;
    expect(await attempts.count('sum')).toBe(1);
    expect(await attempts.begin('sum', waits(5))).toBe(0);
  });

  test('a key that is not known waits once before its first attempt, and no failure is counted for it', async () => {
    expect([await attempts.hold('new', waits(2)), await attempts.hold('new', waits(2))]).toEqual([30_000, 0]);
    nowMs += 29_999;
    expect(await begins('new', 1, 2)).toEqual([1]);
    nowMs += 1;
    expect(await begins('new', 3, 2)).toEqual([0, 0, 30_000]);
    await attempts.succeed('new');
    expect(await attempts.hold('new', waits(2))).toBe(30_000);
  });

  test('with every thousandth attempt all are forgotten that failed more than a day ago and wait for nothing', async () => {
    const fresh = createAttemptGuard(store.db, now);
    await fresh.begin('old', waits(5));
    await fresh.begin('blocked', { free: 1, firstWaitMs: 2 * dayMs, longestWaitMs: 2 * dayMs });
    nowMs += 1;
    await fresh.begin('of a day', waits(5));
    nowMs += dayMs;
    for (let begun = 3; begun < 998; begun += 1) await fresh.begin('many', waits(5000));
    expect((await fresh.begin('many', waits(5000))) + (await fresh.hold('old', waits(5)))).toBe(0);
    await fresh.begin('many', waits(5000));
    const known = ['old', 'blocked', 'of a day'].map(async (key) => (await fresh.hold(key, waits(5))) === 0);
    expect(await Promise.all(known)).toEqual([false, true, true]);
  });
});
