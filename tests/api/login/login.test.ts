// Logging in: second step, recovery codes, who waits, what history tells, sessions that end, and settings that are locked.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { removeAddress } from '#lib/contract/calls/v1/assets/withdraw/address/remove.ts';
import { beginAuthenticator } from '#lib/contract/calls/v1/user/security/authenticator/begin.ts';
import { confirmAuthenticator } from '#lib/contract/calls/v1/user/security/authenticator/confirm.ts';
import { removeAuthenticator } from '#lib/contract/calls/v1/user/security/authenticator/remove.ts';
import { setAntiPhishingCode } from '#lib/contract/calls/v1/user/security/antiPhishing/set.ts';
import { lockSettings } from '#lib/contract/calls/v1/user/security/lock.ts';
import { getLogins } from '#lib/contract/calls/v1/user/security/logins/list.ts';
import { getVerificationMethods } from '#lib/contract/calls/v1/user/security/methods.ts';
import { getSecurity } from '#lib/contract/calls/v1/user/security/overview.ts';
import { addPasskey } from '#lib/contract/calls/v1/user/security/passkey/add.ts';
import { renamePasskey } from '#lib/contract/calls/v1/user/security/passkey/rename.ts';
import { changePassword } from '#lib/contract/calls/v1/user/security/password/change.ts';
import { enablePin } from '#lib/contract/calls/v1/user/security/pin/enable-pin.ts';
import { renewRecoveryCodes } from '#lib/contract/calls/v1/user/security/recoveryCodes/renew.ts';
import { getSessions } from '#lib/contract/calls/v1/user/security/sessions/list.ts';
import { revokeSession } from '#lib/contract/calls/v1/user/security/sessions/revoke.ts';
import { revokeOtherSessions } from '#lib/contract/calls/v1/user/security/sessions/revokeOthers.ts';
import { verify } from '#lib/contract/calls/v1/user/security/verify.ts';
import { getSettings } from '#lib/contract/calls/v1/user/settings/get.ts';
import { login } from '#lib/contract/calls/v1/user/login.ts';
import { loginWithCode } from '#lib/contract/calls/v1/user/login/code.ts';
import { loginWithPasskey } from '#lib/contract/calls/v1/user/login/passkey.ts';
import { register } from '#lib/contract/calls/v1/user/register.ts';
import { appCode } from '../authenticator-app.ts';
import { tryProven } from '../prove.ts';
import { hashedPasswords } from '../quick-password.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { goodPassword } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

let exchange: TestExchange;
let nowMs = Date.now();
const tick = () => (nowMs += 30_000);
beforeAll(async () => {
  exchange = await startTestExchange({ now: () => nowMs });
});
afterAll(() => exchange.close());

let made = 0;
async function newTrader(): Promise<{ visitor: Visitor; email: string }> {
  made += 1;
  const email = `login-${made}@example.com`;
  const visitor = createVisitor(exchange, { 'user-agent': 'Test/1' });
  await visitor.call(register, { email, password: goodPassword });
  return { visitor, email };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const field = (data: unknown, name: string): unknown => (typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined);

async function withApp() {
  const trader = await newTrader();
  const begun = await tryProven(trader.visitor, beginAuthenticator, {});
  const secret = asText(field(begun.data, 'secret'));
  const { recoveryCodes } = await trader.visitor.call(confirmAuthenticator, { code: appCode(secret, nowMs) });
  tick();
  return { ...trader, secret, recoveryCodes, code: () => appCode(secret, nowMs) };
}

async function ticketFor(email: string): Promise<{ visitor: Visitor; ticket: string }> {
  const visitor = createVisitor(exchange, { 'user-agent': 'Test/2' });
  const answer = await visitor.call(login, { email, password: goodPassword });
  return { visitor, ticket: asText(field(answer, 'ticket')) };
}

test('with the app on, the password alone opens nothing; a code opens it, once', async () => {
  const { email, code } = await withApp();
  const { visitor, ticket } = await ticketFor(email);
  expect(visitor.cookie()).toBe('');
  expect((await visitor.try(getSettings)).code).toBe('00004');
  expect((await visitor.try(loginWithCode, { ticket, code: '000000' })).code).toBe('20110');
  expect(await visitor.try(loginWithCode, { ticket: 'made up', code: code() })).toMatchObject({ code: '20113' });
  await visitor.call(loginWithCode, { ticket, code: code() });
  await visitor.call(getSettings, {});
  const again = await ticketFor(email);
  expect((await again.visitor.try(loginWithCode, { ticket: again.ticket, code: code() })).code).toBe('20110');
  tick();
  expect((await again.visitor.try(loginWithCode, { ticket: again.ticket, code: code() })).code).toBe('00000');
  expect((await again.visitor.try(loginWithCode, { ticket: again.ticket, code: appCode('', 0) })).code).toBe('20113');
});

test('a ticket is over after five minutes', async () => {
  const { email, code } = await withApp();
  const { visitor, ticket } = await ticketFor(email);
  nowMs += 300_000;
  expect((await visitor.try(loginWithCode, { ticket, code: code() })).code).toBe('20113');
});

test('of ten logins with one code at the same time, one gets in', async () => {
  const { email, code } = await withApp();
  const tickets = [];
  for (let place = 0; place < 5; place += 1) tickets.push(await ticketFor(email));
  const entered = await Promise.all(tickets.map(({ visitor, ticket }) => visitor.try(loginWithCode, { ticket, code: code() })));
  expect(entered.filter((answer) => answer.code === '00000')).toHaveLength(1);
});

test('a recovery code logs in once, however it is written; new ones put the old ones out of use', async () => {
  const { visitor: owner, email, recoveryCodes, code } = await withApp();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = '', second = ''] = recoveryCodes;
  const one = await ticketFor(email);
  await one.visitor.call(loginWithCode, { ticket: one.ticket, code: ` ${first.toLowerCase().replace('-', ' ')}` });
  const two = await ticketFor(email);
  expect((await two.visitor.try(loginWithCode, { ticket: two.ticket, code: first })).code).toBe('20110');
  expect((await owner.call(getSecurity, {})).recoveryCodesLeft).toBe(9);
  const { token } = await owner.call(verify, { purpose: 'change-security', password: goodPassword, code: code() });
  const renewed = await tryProven(owner, renewRecoveryCodes, {}, token);
  expect(field(renewed.data, 'recoveryCodes')).toHaveLength(10);
  expect((await two.visitor.try(loginWithCode, { ticket: two.ticket, code: second })).code).toBe('20110');
});

test('guessing codes is made to wait, for the right code too', async () => {
  const { email, code } = await withApp();
  const { visitor, ticket } = await ticketFor(email);
  for (let guess = 0; guess < 5; guess += 1) expect((await visitor.try(loginWithCode, { ticket, code: '12345-abcde' })).code).toBe('20110');
  expect(await visitor.try(loginWithCode, { ticket, code: code() })).toMatchObject({ code: '40429', params: { retryAfterSeconds: 30 } });
  tick();
  expect((await visitor.try(loginWithCode, { ticket, code: code() })).code).toBe('00000');
});

test('changes need the code as well; taking the app away holds withdrawals, and then the password is enough', async () => {
  const { visitor, email, code } = await withApp();
  expect(await visitor.try(removeAuthenticator)).toMatchObject({ code: '24392', params: { methods: 'password,code' } });
  const wrong = { purpose: 'change-security', password: 'not the password', code: code() };
  expect((await visitor.try(verify, wrong)).code).toBe('20110');
  // A code beside a wrong password is not used up.
  const { token } = await visitor.call(verify, { purpose: 'change-security', password: goodPassword, code: code() });
  expect((await tryProven(visitor, removeAuthenticator, {}, token)).code).toBe('00000');
  expect((await visitor.call(getSecurity, {})).withdrawalsHeldUntilMs).toBe(nowMs + 86_400_000);
  expect(await createVisitor(exchange).call(login, { email, password: goodPassword })).toHaveProperty('userId');
});

test('an app is on when its first code was right, in time, and one at a time', async () => {
  const { visitor, email } = await newTrader();
  const begin = async () => asText(field((await tryProven(visitor, beginAuthenticator, {})).data, 'secret'));
  const secret = await begin();
  expect((await visitor.try(confirmAuthenticator, { code: '000000' })).code).toBe('20110');
  expect(await createVisitor(exchange).call(login, { email, password: goodPassword })).toHaveProperty('userId');
  nowMs += 15 * 60_000;
  expect((await visitor.try(confirmAuthenticator, { code: appCode(secret, nowMs) })).code).toBe('20110');
  const fresh = await begin();
  expect((await visitor.try(confirmAuthenticator, { code: appCode(fresh, nowMs) })).code).toBe('00000');
  tick();
  const { token } = await visitor.call(verify, { purpose: 'change-security', password: goodPassword, code: appCode(fresh, nowMs) });
  expect((await tryProven(visitor, beginAuthenticator, {}, token)).code).toBe('20114');
});

test('another password ends every other session and holds withdrawals; the old one opens nothing', async () => {
  const { visitor, email } = await newTrader();
  const other = createVisitor(exchange);
  await other.call(login, { email, password: goodPassword });
  await other.call(getSettings, {});
  expect((await tryProven(visitor, changePassword, { password: 'password12345678' })).code).toBe('20109');
  const password = 'another seat by the fire';
  expect((await tryProven(visitor, changePassword, { password })).data).toEqual({ endedSessions: 1 });
  // It is told why, once; then there is nobody.
  expect(await other.try(getSettings)).toMatchObject({ code: '24303', httpStatus: 401 });
  expect((await other.try(getSettings)).code).toBe('00004');
  await visitor.call(getSettings, {});
  expect((await createVisitor(exchange).try(login, { email, password: goodPassword })).code).toBe('20107');
  await createVisitor(exchange).call(login, { email, password });
  expect(await visitor.call(getSecurity, {})).toMatchObject({ passwordChangedAtMs: nowMs, withdrawalsHeldUntilMs: nowMs + 86_400_000 });
});

test('a ticket that the old password has earned opens nothing after the change', async () => {
  const { visitor, email, code } = await withApp();
  const waiting = await ticketFor(email);
  const { token } = await visitor.call(verify, { purpose: 'change-security', password: goodPassword, code: code() });
  expect((await tryProven(visitor, changePassword, { password: 'another seat by the fire' }, token)).code).toBe('00000');
  tick();
  expect((await waiting.visitor.try(loginWithCode, { ticket: waiting.ticket, code: code() })).code).toBe('20113');
});

test('sessions are listed with where and what; one ends, or all others; nobody ends those of another', async () => {
  const { visitor, email } = await newTrader();
  const phone = createVisitor(exchange, { 'user-agent': 'Phone/3' });
  await phone.call(login, { email, password: goodPassword });
  const { list } = await visitor.call(getSessions, {});
  expect(list.map(({ device, address, current }) => [device, address, current])).toEqual([
    ['Phone/3', '127.0.0.1', false],
    ['Test/1', '127.0.0.1', true],
  ]);
  const [{ sessionId } = { sessionId: '' }] = list;
  const { visitor: stranger } = await newTrader();
  expect((await stranger.try(revokeSession, { sessionId })).code).toBe('20118');
  await phone.call(getSettings, {});
  const ended: string[] = [];
  const stop = exchange.accounts.onSessionEnded((id) => ended.push(id));
  await visitor.call(revokeSession, { sessionId });
  stop();
  expect(ended).toEqual([sessionId]);
  expect((await phone.try(getSettings)).code).toBe('24303');
  await phone.call(login, { email, password: goodPassword });
  expect(await visitor.call(revokeOtherSessions, {})).toEqual({ endedSessions: 1 });
  await visitor.call(getSettings, {});
});

test('history tells who came, with what, and whether it was let in; one reads only of his own', async () => {
  const { visitor, email } = await newTrader();
  await createVisitor(exchange, { 'user-agent': 'Thief/1' }).try(login, { email, password: 'a guess of somebody' });
  await createVisitor(exchange, { 'user-agent': 'Phone/3' }).call(login, { email, password: goodPassword });
  const told = async () =>
    (await visitor.call(getLogins, {})).list.map(({ device, method, result }) => `${device} ${method} ${result}`).toSorted();
  await expect.poll(told).toEqual(['Phone/3 password entered', 'Test/1 password entered', 'Thief/1 password refused']);
  const page = await visitor.call(getLogins, { pageSize: 2 });
  const rest = await visitor.call(getLogins, { pageSize: 2, idLessThan: page.nextId ?? '' });
  expect([page.list.length, rest.list.length, rest.nextId]).toEqual([2, 1, null]);
});

test('locked settings stay as they are until the lock ends, and the lock is never made shorter', async () => {
  const { visitor } = await newTrader();
  await tryProven(visitor, setAntiPhishingCode, { code: 'blue heron' });
  const endMs = nowMs + 3 * 86_400_000;
  expect((await tryProven(visitor, lockSettings, { days: 3 })).data).toEqual({ lockedUntilMs: endMs });
  for (const [call, request] of [
    [enablePin, { pin: '493027' }],
    [changePassword, { password: 'another seat by the fire' }],
    [lockSettings, { days: 1 }],
    [confirmAuthenticator, { code: '123456' }],
    [renamePasskey, { passkeyId: '1', name: 'x' }],
    [removeAddress, { addressId: '1' }],
    [verify, { purpose: 'api-key', password: goodPassword }],
    [verify, { purpose: 'add-address', password: goodPassword }],
  ] as const)
    expect([call.name, (await visitor.try(call, request)).code]).toEqual([call.name, '20111']);
  const seen = await visitor.call(getSecurity, {});
  expect(seen).toMatchObject({ lockedUntilMs: endMs, antiPhishingCode: 'blue heron', hasPin: false });
  expect((await visitor.call(getVerificationMethods, {})).antiPhishingCode).toBe('blue heron');
  // Ending a session only takes power away.
  await visitor.call(revokeOtherSessions, {});
  nowMs = endMs;
  expect((await tryProven(visitor, enablePin, { pin: '493027' })).code).toBe('00000');
});

test('what was never made by a device opens nothing', async () => {
  const { visitor } = await newTrader();
  const id = 'AAAA';
  const response = { clientDataJSON: id, authenticatorData: id, signature: id, attestationObject: id };
  const forged = { id, rawId: id, type: 'public-key', response };
  expect((await createVisitor(exchange).try(loginWithPasskey, { answer: forged })).code).toBe('20116');
  expect((await visitor.try(addPasskey, { name: 'Phone', made: forged })).code).toBe('20116');
});

test('an unknown address costs as many hashed passwords as a wrong password does', async () => {
  const { email } = await newTrader();
  const costOf = async (of: string): Promise<number> => {
    const before = hashedPasswords();
    await exchange.accounts.userOfPassword({ email: of, password: 'a guess of somebody' }, 'test');
    return hashedPasswords() - before;
  };
  expect(await costOf(email)).toBe(1);
  expect(await costOf('nobody@example.com')).toBe(1);
});

test('no secret of the second step is logged, nor kept as it is', async () => {
  const { visitor, email, secret, recoveryCodes, code } = await withApp();
  const used = code();
  const waiting = await ticketFor(email);
  await waiting.visitor.call(loginWithCode, { ticket: waiting.ticket, code: used });
  await visitor.call(getSecurity, {});
  const tables = ['authenticators', 'recovery_codes', 'security_tokens', 'user_security'];
  const rows = await Promise.all(tables.map((table) => exchange.store.pool.query(`select * from ${table}`)));
  const kept = JSON.stringify(rows.map((result) => result.rows));
  const log = exchange.logLines.join('\n');
  for (const hidden of [secret, waiting.ticket, recoveryCodes[0] ?? '', (recoveryCodes[0] ?? '').replace('-', '')]) {
    expect(kept).not.toContain(hidden);
    expect(log).not.toContain(hidden);
  }
  expect(log).not.toContain(`"${used}"`);
});
