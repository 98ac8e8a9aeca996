// Guessing passwords: the guesser waits, source by source; nobody shuts an account for its owner.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { logInOperator } from '#lib/contract/calls/v1/admin/login.ts';
import { login } from '#lib/contract/calls/v1/user/login.ts';
import { logout } from '#lib/contract/calls/login/logout.ts';
import { register } from '#lib/contract/calls/v1/user/register.ts';
import { accountGuard, sourceGuard } from '#server/services/security/login-guard.ts';
import { registrationsPerEmail } from '#server/http/serving/allowances.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { goodPassword } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

let exchange: TestExchange;
let nowMs = Date.now();
beforeAll(async () => {
  exchange = await startTestExchange({ now: () => nowMs });
});
afterAll(() => exchange.close());

const from = (address: string): Visitor => createVisitor(exchange, { 'x-forwarded-for': address });
const wrong = 'a guess of somebody';

let made = 0;
/** Registered at home, and logged out. */
async function owner(): Promise<{ email: string; home: Visitor }> {
  made += 1;
  const email = `owner-${made}@example.com`;
  const home = from('203.0.113.7');
  await home.call(register, { email, password: goodPassword });
  await home.call(logout, {});
  return { email, home };
}
const attempt = (visitor: Visitor, email: string, password = goodPassword) => visitor.try(login, { email, password });
async function guess(email: string, address: string, times: number): Promise<string[]> {
  const codes = [];
  for (let turn = 0; turn < times; turn += 1) codes.push((await attempt(from(address), email, wrong)).code);
  return codes;
}

test('a source waits past its free attempts, each time twice as long and a quarter of an hour at most; being right clears it', async () => {
  const { email } = await owner();
  expect(await guess(email, '198.51.100.1', sourceGuard.free)).toEqual(Array.from({ length: 10 }, () => '20107'));
  for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
    const answer = await attempt(from('198.51.100.1'), email, wrong);
    expect(answer).toMatchObject({ code: '40429', httpStatus: 429, params: { retryAfterSeconds: seconds } });
    expect(answer.headers.get('retry-after')).toBe(String(seconds));
    nowMs += seconds * 1000;
    expect((await attempt(from('198.51.100.1'), email, wrong)).code).toBe('20107');
  }
  nowMs += 900_000;
  expect((await attempt(from('198.51.100.1'), email)).code).toBe('00000');
  expect(await guess(email, '198.51.100.1', 10)).not.toContain('40429');
});

test('the owner is let in meanwhile: on a known device beside the guesser, and from any other source', async () => {
  const { email, home } = await owner();
  await guess(email, '203.0.113.7', 10);
  // Somebody else of the same address waits; the device that has logged in before does not.
  expect((await attempt(from('203.0.113.7'), email)).code).toBe('40429');
  expect((await attempt(home, email)).code).toBe('00000');
  expect((await attempt(from('192.0.2.44'), email)).code).toBe('00000');
  // All addresses of an IPv6 network are one source.
  await guess(email, '2001:db8:1:2::1', 10);
  expect((await attempt(from('2001:db8:1:2:3::9'), email)).code).toBe('40429');
  expect((await attempt(from('2001:db8:1:3::1'), email)).code).toBe('00000');
});

test('a known device has free attempts of its own, and is known for its addresses alone', async () => {
  const { email, home } = await owner();
  const { email: other } = await owner();
  for (let turn = 0; turn < 10; turn += 1) expect((await attempt(home, email, wrong)).code).toBe('20107');
  // It is a stranger now, who may still try: its cookie opens no second door for whoever has it.
  expect((await attempt(home, email, wrong)).code).toBe('20107');
  await guess(email, '203.0.113.7', 9);
  expect((await attempt(home, email)).code).toBe('40429');
  await guess(other, '203.0.113.7', 10);
  expect((await attempt(home, other)).code).toBe('40429');
  nowMs += 900_000;
  expect((await attempt(home, email)).code).toBe('00000');
});

test('a cookie that was made up, changed, or is too old makes no device known', async () => {
  const { email, home } = await owner();
  const device = /meridian\.device=([^;]+)/.exec(home.cookie())?.[1] ?? '';
  await guess(email, '203.0.113.7', 10);
  const flipped = device.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  for (const value of ['', 'x', flipped, device.slice(0, -1), `${device}A`]) {
    const visitor = createVisitor(exchange, { 'x-forwarded-for': '203.0.113.7', cookie: `meridian.device=${value}` });
    expect((await attempt(visitor, email)).code).toBe('40429');
  }
  nowMs += 180 * 86_400_000;
  await guess(email, '203.0.113.7', 10);
  expect((await attempt(home, email)).code).toBe('40429');
});

test('the cookie tells nothing of the address, and scripts do not read it', async () => {
  const answer = await from('203.0.113.8').raw(register.path, {
    body: JSON.stringify({ email: 'cookie@example.com', password: goodPassword }),
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
  });
  const line = answer.headers.getSetCookie().find((one) => one.includes('meridian.device=')) ?? '';
  expect(line).toMatch(/^__Host-meridian\.device=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect(Buffer.from(line, 'base64').toString('latin1')).not.toContain('cookie@');
});

test('guesses from many sources shut nothing: past a hundred, a new source waits once, and its first attempt counts', async () => {
  const { email, home } = await owner();
  for (let place = 0; place < accountGuard.free; place += 1) await guess(email, `10.1.${place}.1`, 1);
  const away = from('192.0.2.99');
  expect(await attempt(away, email)).toMatchObject({ code: '40429', params: { retryAfterSeconds: 30 } });
  expect((await attempt(home, email)).code).toBe('00000');
  nowMs += 30_000;
  // Others' guesses in between do not lengthen the wait.
  await guess(email, '10.2.0.1', 3);
  expect((await attempt(away, email)).code).toBe('00000');
  nowMs += 86_400_001;
  expect((await attempt(from('192.0.2.100'), email)).code).toBe('00000');
});

test('one source that tries many accounts waits too; logins that are right in between do not free it', async () => {
  const { email } = await owner();
  const codes: string[] = [];
  for (let place = 0; place < 51; place += 1) {
    codes.push((await attempt(from('198.51.100.50'), `nobody-${place}@example.com`, wrong)).code);
    if (place < 49 && place % 10 === 0) codes.push((await attempt(from('198.51.100.50'), email)).code);
  }
  const counts = ['20107', '00000', '40429'].map((code) => codes.filter((one) => one === code).length);
  expect([counts, codes.at(-1)]).toEqual([[50, 5, 1], '40429']);
  expect((await attempt(from('198.51.100.51'), email)).code).toBe('00000');
});

test('registrations with an address do not count against its logins, nor logins against registrations', async () => {
  const limited = await startTestExchange({ rateLimitFactor: 1 });
  try {
    const at = (address: string): Visitor => createVisitor(limited, { 'x-forwarded-for': address });
    const email = 'wanted@example.com';
    await at('203.0.113.1').call(register, { email, password: goodPassword });
    const codes = [];
    for (let place = 1; place <= registrationsPerEmail.calls; place += 1)
      codes.push((await at(`198.51.100.${place}`).try(register, { email, password: goodPassword })).code);
    expect([codes[0], codes.at(-1)]).toEqual(['20108', '40429']);
    for (let place = 1; place <= 2 * registrationsPerEmail.calls; place += 1)
      expect((await at(`192.0.2.${place}`).try(login, { email, password: goodPassword })).code).toBe('00000');
  } finally {
    await limited.close();
  }
});

test('operators wait by the same rule', async () => {
  const { email } = await owner();
  const knock = (address: string) => from(address).try(logInOperator, { email, password: wrong, code: '000000' });
  for (let turn = 0; turn < 10; turn += 1) expect((await knock('198.51.100.77')).code).toBe('20107');
  expect((await knock('198.51.100.77')).code).toBe('40429');
  expect((await knock('198.51.100.78')).code).toBe('20107');
});
