// Registration, login, sessions: who gets in, who does not, and what they are told.
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { sendTestCoins } from '#lib/contract/calls/v1/testnet/send.ts';
import { ExchangeUnavailable } from '#server/runtime/engine-thread.ts';
import { createPasswords } from '#server/passwords/passwords.ts';
import { createAccounts } from '#server/services/accounts/create-accounts.ts';
import { clearCookie } from '#lib/contract/calls/public/clearCookie.ts';
import { logout } from '#lib/contract/calls/login/logout.ts';
import { login } from '#lib/contract/calls/v1/user/login.ts';
import { getIdentity } from '#lib/contract/calls/v1/user/identity/get.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { register } from '#lib/contract/calls/v1/user/register.ts';
import { refreshSession } from '#lib/contract/calls/v1/user/session/refresh.ts';
import { getSettings } from '#lib/contract/calls/v1/user/settings/get.ts';
import { setSettings } from '#lib/contract/calls/v1/user/settings/set.ts';
import { verify } from '#lib/contract/calls/v1/user/security/verify.ts';
import { getSessions } from '#lib/contract/calls/v1/user/security/sessions/list.ts';
import { session as sessions } from '#server/store/schema/identity.ts';
import { eq } from 'drizzle-orm';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader, goodPassword } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange();
});
afterAll(() => exchange.close());

const quiet = { warn: () => undefined, error: () => undefined };
const email = 'maria@example.com';

test('registering logs in; the cookie is out of reach for scripts and other sites', async () => {
  const visitor = createVisitor(exchange);
  const answer = await visitor.try(register, { email, password: goodPassword });
  expect(answer).toMatchObject({ code: '00000', httpStatus: 200, data: { userName: 'maria' } });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^meridian\.session_token=/);
  expect(cookie).toMatch(/; HttpOnly/i);
  expect(cookie).toMatch(/; SameSite=Lax/i);
  expect(cookie).not.toMatch(/; Secure/i);
  const { userInfo: info, userName } = await visitor.call(userInfo, { languageType: 0 });
  expect(info.traderIdentities).toEqual([]);
  expect(userName).toBe('maria');
});

test('an address registers once, however it is written', async () => {
  const answer = await createVisitor(exchange).try(register, { email: 'Maria@Example.com', password: goodPassword });
  expect(answer).toMatchObject({ code: '20108', status: 'error', data: null });
});

test('two registrations of one address at once: one gets it', async () => {
  const both = await Promise.all(
    [1, 2].map(() => createVisitor(exchange).try(register, { email: 'twice@example.com', password: goodPassword })),
  );
  expect(both.map(({ code }) => code).toSorted()).toEqual(['00000', '20108']);
});

test('wrong password and unknown address get the same answer', async () => {
  const visitor = createVisitor(exchange);
  const wrong = await visitor.try(login, { email, password: 'not the password' });
  const unknown = await visitor.try(login, { email: 'nobody@example.com', password: 'not the password' });
  expect(wrong).toMatchObject({ code: '20107', httpStatus: 200, msg: unknown.msg });
  expect(unknown.code).toBe('20107');
  expect(visitor.cookie()).toBe('');
});

describe('passwords', () => {
  test.each([
    ['short', '40020', 'must have at least 15 characters'],
    ['fourteen chars', '40020', 'must have at least 15 characters'],
    ['🌸'.repeat(14), '40020', 'must have at least 15 characters'],
    ['x'.repeat(129), '40020', 'must have at most 128 characters'],
    ['password12345678', '20109', 'too easy'],
    ['qwertyuiop123456', '20109', 'too easy'],
  ])('%s', async (password, code, reason) => {
    const answer = await createVisitor(exchange).try(register, { email: 'new@example.com', password });
    expect(answer.code).toBe(code);
    expect(answer.msg).toContain(reason);
  });

  test('all of one kind, and as long as 128 pictures', async () => {
    const [digits, long] = ['830275194460318', `${'🌸🌻🌷'.repeat(42)}🍀🌵`];
    for (const [email, password] of [
      ['digits@example.com', digits],
      ['long@example.com', long],
    ] as const) {
      await createVisitor(exchange).call(register, { email, password });
      await createVisitor(exchange).call(login, { email, password });
    }
    expect((await createVisitor(exchange).try(login, { email: 'long@example.com', password: long.slice(0, -2) })).code).toBe('20107');
  });

  test('a letter is the same however a keyboard composes it', async () => {
    const email = 'zoe@example.com';
    await createVisitor(exchange).call(register, { email, password: 'Zoë fährt über Brücken'.normalize('NFD') });
    const entered = createVisitor(exchange).call(login, { email, password: 'Zoë fährt über Brücken'.normalize('NFC') });
    expect(await entered).toMatchObject({ userName: 'zoe' });
  });

  test('any characters, as they are: a password in Chinese lets its owner in again', async () => {
    const credentials = { email: 'li@example.com', password: '春天的花都開了在我家的窗外 🌸' };
    await createVisitor(exchange).call(register, credentials);
    expect(await createVisitor(exchange).call(login, credentials)).toMatchObject({ userName: 'li' });
  });
});

test('a registration that was cut off before the exchange account was opened is finished by the login', async () => {
  const down = { submit: () => Promise.reject(new ExchangeUnavailable('closed')), accountOf: () => Promise.resolve(null) };
  const cutOff = createAccounts({
    store: exchange.store,
    passwords: createPasswords(),
    client: down,
    dataDir: tmpdir(),
    authSecret: 'x'.repeat(32),
    log: quiet,
  });
  const credentials = { email: 'cut-off@example.com', password: goodPassword };
  await expect(cutOff.register(credentials, { address: '192.0.2.1', device: 'test' }, '')).rejects.toThrow(ExchangeUnavailable);
  const visitor = createVisitor(exchange);
  await visitor.call(login, credentials);
  await visitor.call(sendTestCoins, { coin: 'BTC', network: 'Bitcoin', amount: '0.1' });
  await exchange.chain.mineBlock();
  await exchange.chain.mineBlock();
  expect((await visitor.call(getAssets, {})).list).toMatchObject([{ coin: 'BTC', available: '0.1' }]);
});

test('an account that was opened before the database was told is found again, and nobody else is given it', async () => {
  const { accounts, client, store } = exchange;
  const opened = async (): Promise<string> => (await accounts.session((await createTrader(exchange)).cookie()))?.userId ?? '';
  const [ann, bob] = [await opened(), await opened()];
  const [held, other] = [await accounts.accountOf(ann, 'live'), await accounts.accountOf(bob, 'live')];
  expect(other).toBe(held + 1);
  // As if the power had gone between the exchange and the database; who looks then remembers nothing.
  const lookAgain = () =>
    createAccounts({ store, client, passwords: createPasswords(), dataDir: tmpdir(), authSecret: 'x'.repeat(32), log: quiet });
  await store.pool.query('delete from exchange_accounts where account_id in ($1, $2)', [held, other]);
  expect(await Promise.all([lookAgain().accountOf(bob, 'live'), lookAgain().accountOf(ann, 'live')])).toEqual([other, held]);
  // As if the database named Ann's account as Bob's: he has his own all the same, and hers is not taken from her either.
  await store.pool.query('delete from exchange_accounts where account_id = $1', [other]);
  await store.pool.query('update exchange_accounts set user_id = $1 where account_id = $2', [bob, held]);
  await expect(lookAgain().accountOf(ann, 'live')).rejects.toThrow(`account ${held}`);
  expect(await lookAgain().accountOf(bob, 'live')).toBe(other);
  // As if it named Bob's as Ann's: she is shown nothing of it.
  await store.pool.query('delete from exchange_accounts where account_id = $1', [held]);
  await store.pool.query('update exchange_accounts set user_id = $1 where account_id = $2', [ann, other]);
  await expect(lookAgain().accountOf(ann, 'live')).rejects.toThrow(`account ${other}`);
  await expect(lookAgain().accountOf(bob, 'live')).rejects.toThrow(`account ${other}`);
});

/** The session cookie alone: a device stays known when its user has logged out. */
const sessionOf = (visitor: Visitor): string =>
  visitor
    .cookie()
    .split('; ')
    .find((pair) => pair.startsWith('meridian.session_token=')) ?? '';

test('logging out ends the session at once, for a copy of its cookie too', async () => {
  const trader = await createTrader(exchange);
  const copied = { headers: { cookie: trader.cookie() } };
  expect((await createVisitor(exchange).raw(userInfo.path, copied)).code).toBe('00000');
  const ended: string[] = [];
  const stop = exchange.accounts.onSessionEnded((sessionId) => ended.push(sessionId));
  await trader.call(logout, {});
  stop();
  expect(ended.length).toBe(1);
  expect(sessionOf(trader)).toBe('');
  expect(await createVisitor(exchange).raw(getSettings.path, copied)).toMatchObject({ code: '00005', httpStatus: 401 });
});

test('a session ends in one browser and goes on in the other', async () => {
  const [first, second] = [createVisitor(exchange), createVisitor(exchange)];
  await first.call(login, { email, password: goodPassword });
  await second.call(login, { email, password: goodPassword });
  await first.call(clearCookie, {});
  expect((await first.try(getSettings)).code).toBe('00004');
  await second.call(getSettings, {});
});

test('a visitor who asks who he is gets the not-logged-in code, as an answer and not as an error', async () => {
  expect(await createVisitor(exchange).try(userInfo)).toMatchObject({ code: '00004', httpStatus: 200 });
});

test('a forged or cut cookie is nobody', async () => {
  const trader = await createTrader(exchange);
  const real = sessionOf(trader);
  for (const cookie of [
    real.slice(0, -3),
    `${real.slice(0, -6)}AAAA%3D`,
    'meridian.session_token=',
    'meridian.session_token=%E0%A4%A',
    'x=y',
  ]) {
    const answer = await createVisitor(exchange).raw(getSettings.path, { headers: { cookie } });
    const isNone = /^(x=y|meridian\.session_token=)$/.test(cookie);
    // A cookie that this venue never signed is an abnormal login, and is taken away.
    expect([cookie, answer.httpStatus, answer.code]).toEqual([cookie, 401, isNone ? '00004' : '20206']);
    expect(answer.headers.getSetCookie().join().includes('Max-Age=0')).toBe(!isNone);
  }
});

test('refreshing prolongs a session; without one there is nothing to prolong', async () => {
  const trader = await createTrader(exchange);
  const answer = await trader.try(refreshSession);
  expect(answer).toMatchObject({ code: '00000', msg: 'success' });
  expect(answer.headers.getSetCookie().join()).toContain('meridian.session_token=');
  expect(await createVisitor(exchange).try(refreshSession)).toMatchObject({ code: '00004', httpStatus: 401 });
});

/** The token that a visitor's cookie carries. */
const tokenOf = (who: Visitor): string => decodeURIComponent(/session_token=([^;]*)/.exec(who.cookie())?.[1] ?? '').split('.')[0] ?? '';

test('a session is over ninety days after its login, however much it was used', async () => {
  const visitor = createVisitor(exchange);
  const { userId } = await visitor.call(register, { email: 'every-day@example.com', password: goodPassword });
  const openedDaysAgo = async (days: number): Promise<void> => {
    const createdAt = new Date(Date.now() - days * 86_400_000);
    await exchange.store.db
      .update(sessions)
      .set({ createdAt })
      .where(eq(sessions.token, tokenOf(visitor)));
    exchange.accounts.forgetSessionsOf(userId);
  };
  await openedDaysAgo(89.9);
  expect((await visitor.try(refreshSession)).code).toBe('00000');
  await openedDaysAgo(90);
  expect((await visitor.try(getSettings)).code).toBe('00005');
});

test('a login ends the session that its browser had, and private channels of that one', async () => {
  const visitor = createVisitor(exchange);
  await visitor.call(register, { email: 'twice-in@example.com', password: goodPassword });
  const former = visitor.cookie();
  await visitor.call(getSettings, {});
  const ended: string[] = [];
  const stop = exchange.accounts.onSessionEnded((_id, why) => ended.push(why));
  await visitor.call(login, { email: 'twice-in@example.com', password: goodPassword });
  stop();
  expect(ended).toEqual(['account-changed']);
  expect((await createVisitor(exchange, { cookie: former }).try(getSettings)).code).toBe('00005');
  await visitor.call(getSettings, {});
});

test('whoever shows anew who he is gets another token for his session; the former one ends', async () => {
  const visitor = createVisitor(exchange);
  const { userId } = await visitor.call(register, { email: 'proven@example.com', password: goodPassword });
  const former = visitor.cookie();
  expect((await visitor.try(verify, { purpose: 'change-security', password: 'not the password' })).headers.getSetCookie()).toEqual([]);
  expect(visitor.cookie()).toBe(former);
  const [{ sessionId } = { sessionId: '' }] = (await visitor.call(getSessions, {})).list;
  await visitor.call(verify, { purpose: 'change-security', password: goodPassword });
  expect(visitor.cookie()).not.toBe(former);
  expect((await visitor.call(getSessions, {})).list).toMatchObject([{ sessionId, current: true }]);
  // A call on its way is still answered; a moment later none is.
  const late = createVisitor(exchange, { cookie: former });
  expect((await late.try(getSettings)).code).toBe('00000');
  exchange.accounts.forgetSessionsOf(userId);
  expect((await late.try(getSettings)).code).toBe('00005');
});

test('settings have defaults, keep what is set, and leave the rest', async () => {
  const trader = await createTrader(exchange);
  expect(await trader.call(getSettings, {})).toEqual({
    timeZone: '-1',
    contractUnitSet: 'base',
    includeDelegateCount: true,
    userAvatar: '',
    watermarkOpen: false,
  });
  // At the same time: neither undoes the other.
  await Promise.all([trader.call(setSettings, { timeZone: '-480' }), trader.call(setSettings, { contractUnitSet: 'priced' })]);
  expect(await trader.call(getSettings, {})).toEqual({
    timeZone: '-480',
    contractUnitSet: 'priced',
    includeDelegateCount: true,
    userAvatar: '',
    watermarkOpen: false,
  });
  // The picture and the watermark are the user's own, and told with the user.
  expect(await trader.call(userInfo, {})).toMatchObject({ userAvatar: '', accountShow: { watermarkOpen: false } });
  await trader.call(setSettings, { userAvatar: 'peaks', watermarkOpen: true });
  expect(await trader.call(userInfo, {})).toMatchObject({ userAvatar: 'peaks', accountShow: { watermarkOpen: true } });
  expect(await trader.try(setSettings, { userAvatar: 'portrait' })).toMatchObject({ code: '40020', params: { field: 'userAvatar' } });
  expect(await trader.try(setSettings, { timeZone: '5000' })).toMatchObject({ code: '40020', params: { field: 'timeZone' } });
});

test('nobody is a copy trader yet', async () => {
  const trader = await createTrader(exchange);
  expect(await trader.call(getIdentity, {})).toEqual({ mc: { identity: [0] }, sp: { identity: [0] } });
});

/** The lines about attempts and logins, without what differs from run to run. */
const told = (from: number): readonly unknown[] =>
  exchange.logLines.slice(from).flatMap((line) => {
    const { msg, call, code, field, userId, address, method, result, requestId }: Record<string, unknown> = JSON.parse(line);
    const isOne = msg === 'an attempt was refused' || msg === 'a login';
    return isOne ? [{ call, code, field, userId, address, method, result, hasId: typeof requestId === 'string' }] : [];
  });

test('logins are told by the log, failed ones too, and so are strangers, other sites, other hosts and wrong fields; no address of mail is', async () => {
  const visitor = createVisitor(exchange);
  const mail = 'told@example.com';
  const { userId } = await visitor.call(register, { email: mail, password: goodPassword });
  const from = exchange.logLines.length;
  await visitor.try(login, { email: mail, password: 'not the password' });
  await visitor.try(login, { email: 'nobody-at-all@example.com', password: 'not the password' });
  await visitor.call(login, { email: mail, password: goodPassword });
  await createVisitor(exchange).try(getSettings);
  await createVisitor(exchange, { origin: 'https://evil.example' }).try(getSettings);
  await visitor.try(setSettings, { unknown: goodPassword });
  const here = { address: '127.0.0.1', hasId: true };
  expect(told(from)).toEqual([
    { ...here, userId, method: 'password', result: 'refused' },
    { ...here, call: 'login', code: '20107' },
    { ...here, call: 'login', code: '20107' },
    { ...here, userId, method: 'password', result: 'entered' },
    { ...here, call: 'getSettings', code: '00004' },
    { ...here, call: 'getSettings', code: '23141' },
    { ...here, userId, call: 'setSettings', code: '40020', field: 'unknown' },
  ]);
  expect(exchange.logLines.slice(from).join('')).not.toMatch(/example\.com|not the password|a seat/);
});

test('no password, cookie or token stands in the log', async () => {
  const trader = await createTrader(exchange);
  await createVisitor(exchange).try(login, { email, password: 'my very secret words' });
  const log = exchange.logLines.join('');
  for (const secret of [goodPassword, 'my very secret words', trader.cookie().slice(24, 40)]) expect(log).not.toContain(secret);
});
