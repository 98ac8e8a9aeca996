// The ways back for whoever has lost the password: a link by e-mail, a recovery code, a passkey; and the proof of an e-mail address.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { sendEmailLink } from '#lib/contract/calls/v1/user/email/sendLink.ts';
import { verifyEmail } from '#lib/contract/calls/v1/user/email/verify.ts';
import { login } from '#lib/contract/calls/v1/user/login.ts';
import { beginPasskeyLogin } from '#lib/contract/calls/v1/user/login/passkeyOptions.ts';
import { askPasswordLink } from '#lib/contract/calls/v1/user/password/askLink.ts';
import { resetPasswordByCode } from '#lib/contract/calls/v1/user/password/resetByCode.ts';
import { resetPasswordByLink } from '#lib/contract/calls/v1/user/password/resetByLink.ts';
import { resetPasswordByPasskey } from '#lib/contract/calls/v1/user/password/resetByPasskey.ts';
import { setAntiPhishingCode } from '#lib/contract/calls/v1/user/security/antiPhishing/set.ts';
import { beginAuthenticator } from '#lib/contract/calls/v1/user/security/authenticator/begin.ts';
import { confirmAuthenticator } from '#lib/contract/calls/v1/user/security/authenticator/confirm.ts';
import { lockSettings } from '#lib/contract/calls/v1/user/security/lock.ts';
import { getSecurity } from '#lib/contract/calls/v1/user/security/overview.ts';
import { appCode } from '../authenticator-app.ts';
import { startMailServer, type MailServer } from '../mail-server.ts';
import { tryProven } from '../prove.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader, goodPassword } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { softPasskey } from './soft-passkey.ts';

const minute = 60_000;
const hour = 60 * minute;
const better = 'seven herons over the harbour';
let exchange: TestExchange;
let mail: MailServer;
let now = Date.now();

beforeAll(async () => {
  mail = await startMailServer();
  exchange = await startTestExchange({ smtpUrl: mail.url, now: () => now });
});
afterAll(async () => {
  await exchange.close();
  await mail.close();
});

const stranger = (): Visitor => createVisitor(exchange);
const emailOf = async (visitor: Visitor): Promise<string> => (await visitor.call(getSecurity, {})).email;
const newest = async (email: string, count: number): Promise<string> => (await mail.lettersTo(email, count)).at(-1) ?? '';
const tokenIn = (letter: string): string => /#([\w-]{43})/.exec(letter)?.[1] ?? '';
const codeOf = async (visitor: Visitor, password: string, email: string): Promise<string> =>
  (await visitor.try(login, { email, password })).code;

/** The registration has sent one letter already. */
async function linkFor(email: string, letters = 2): Promise<string> {
  await stranger().call(askPasswordLink, { email });
  return tokenIn(await newest(email, letters));
}

test('by link: the new password is good once, every session ends, withdrawals are held for a day, and the user is told', async () => {
  const visitor = await createTrader(exchange);
  const email = await emailOf(visitor);
  await stranger().call(askPasswordLink, { email: email.toUpperCase(), locale: 'de' });
  const letter = await newest(email, 2);
  expect(letter).toMatch(/^Subject: .*Meridian/m);
  expect(letter).toContain('From: venue@example.com');
  const token = tokenIn(letter);
  expect(letter).toContain(`https://venue.example/de/login/reset#${token}`);
  // A password that is refused does not use the link up.
  expect((await stranger().try(resetPasswordByLink, { token, password: '123456789012345' })).code).toBe('20109');
  await stranger().call(resetPasswordByLink, { token, password: better });
  expect((await stranger().try(resetPasswordByLink, { token, password: better })).code).toBe('20127');
  expect((await visitor.try(getSecurity)).code).toBe('24303');
  expect(await codeOf(stranger(), goodPassword, email)).toBe('20107');
  const back = stranger();
  expect(await codeOf(back, better, email)).toBe('00000');
  expect(await back.call(getSecurity, {})).toMatchObject({
    withdrawalsHeldUntilMs: now + 24 * hour,
    passwordChangedAtMs: now,
    emailVerified: true,
  });
  expect(await newest(email, 3)).not.toContain('/login/reset');
});

test('an address that nobody has gets the same answer, and no letter; a link of nobody opens nothing', async () => {
  const before = mail.count();
  const visitor = await createTrader(exchange);
  const email = await emailOf(visitor);
  const [known, unknown] = [
    await stranger().try(askPasswordLink, { email }),
    await stranger().try(askPasswordLink, { email: `nobody-${email}` }),
  ];
  expect({ ...unknown, requestTime: 0, headers: 0 }).toEqual({ ...known, requestTime: 0, headers: 0 });
  await mail.lettersTo(email, 2);
  expect(mail.count() - before).toBe(2);
  const { rows } = await exchange.store.pool.query("select count(*)::int as n from security_tokens where purpose = 'nothing'");
  expect(rows).toEqual([{ n: 1 }]);
  // The answers to wrong links and codes tell as little.
  expect((await stranger().try(resetPasswordByLink, { token: 'x'.repeat(43), password: better })).code).toBe('20127');
  for (const one of [email, `nobody-${email}`])
    expect((await stranger().try(resetPasswordByCode, { email: one, code: 'ABCDE-FGHIJ', password: better })).code).toBe('20110');
});

test('a link is over after half an hour, or when another one was used', async () => {
  const email = await emailOf(await createTrader(exchange));
  const first = await linkFor(email);
  now += 30 * minute;
  expect((await stranger().try(resetPasswordByLink, { token: first, password: better })).code).toBe('20127');
  const [second, third] = [await linkFor(email, 3), await linkFor(email, 4)];
  await stranger().call(resetPasswordByLink, { token: third, password: better });
  expect((await stranger().try(resetPasswordByLink, { token: second, password: better })).code).toBe('20127');
});

test('of ten uses of a link at once, one sets the password', async () => {
  const email = await emailOf(await createTrader(exchange));
  const token = await linkFor(email);
  const uses = Array.from({ length: 10 }, (_, place) => stranger().try(resetPasswordByLink, { token, password: `${better} ${place}` }));
  expect((await Promise.all(uses)).map(({ code }) => code).toSorted()).toEqual(['00000', ...Array<string>(9).fill('20127')]);
});

test('nobody’s mailbox is filled: the fourth letter in a row has to wait, whether anybody has the address or not', async () => {
  const email = await emailOf(await createTrader(exchange));
  for (const one of [email, `nobody-${email}`]) {
    for (let time = 0; time < 3; time += 1) expect((await stranger().try(askPasswordLink, { email: one })).code).toBe('00000');
    expect(await stranger().try(askPasswordLink, { email: one })).toMatchObject({ code: '40429', params: { retryAfterSeconds: 300 } });
  }
  now += 5 * minute;
  expect((await stranger().try(askPasswordLink, { email })).code).toBe('00000');
});

test('by recovery code, each once; codes of the app are none; the second factor is asked for at the login all the same', async () => {
  const visitor = await createTrader(exchange);
  const email = await emailOf(visitor);
  const { secret } = beginAuthenticator.response.parse((await tryProven(visitor, beginAuthenticator, {})).data);
  const { recoveryCodes } = await visitor.call(confirmAuthenticator, { code: appCode(secret, now) });
  const [code = '', other = ''] = recoveryCodes;
  now += minute;
  const reset = async (given: string, password = better): Promise<string> =>
    (await stranger().try(resetPasswordByCode, { email, code: given, password })).code;
  expect(await reset(appCode(secret, now))).toBe('20110');
  expect(await reset(code, 'password1password')).toBe('20109');
  expect(await reset(code)).toBe('00000');
  expect(await reset(code)).toBe('20110');
  const answer = await stranger().try(login, { email, password: better });
  expect(answer).toMatchObject({ code: '00000', data: { ticket: expect.any(String) } });
  for (let failure = 0; failure < 4; failure += 1) expect(await reset('AAAAA-AAAAA')).toBe('20110');
  expect(await reset(other)).toBe('40429');
});

test('by passkey', async () => {
  const visitor = await createTrader(exchange);
  const email = await emailOf(visitor);
  const key = softPasskey('c29mdC1wYXNza2V5');
  const added =
    'insert into passkeys (user_id, name, credential_id, public_key, counter, synced, created_at_ms) select id, $1, $2, $3, 0, false, 0 from "user" where email = $4';
  await exchange.store.pool.query(added, ['Phone', 'c29mdC1wYXNza2V5', key.publicKey, email]);
  const { options } = await stranger().call(beginPasskeyLogin, {});
  const answer = key.answer(options, exchange.url);
  const forged = { ...answer, response: { ...answer.response, signature: 'AAAA' } };
  expect((await stranger().try(resetPasswordByPasskey, { answer: forged, password: better })).code).toBe('20116');
  const { options: next } = await stranger().call(beginPasskeyLogin, {});
  const good = key.answer(next, exchange.url);
  expect((await stranger().try(resetPasswordByPasskey, { answer: good, password: better })).code).toBe('00000');
  expect((await stranger().try(resetPasswordByPasskey, { answer: good, password: `${better}!` })).code).toBe('20116');
  expect(await codeOf(stranger(), better, email)).toBe('00000');
  expect((await visitor.try(getSecurity)).code).toBe('24303');
});

test('while the settings are locked, a link sets no password and is not used up', async () => {
  const visitor = await createTrader(exchange);
  const email = await emailOf(visitor);
  await tryProven(visitor, lockSettings, { days: 1 });
  const token = await linkFor(email);
  expect((await stranger().try(resetPasswordByLink, { token, password: better })).code).toBe('20111');
  expect(await codeOf(stranger(), goodPassword, email)).toBe('00000');
});

test('an address is verified by the link that the registration mails, or another, once, and carries the user’s own sign', async () => {
  const visitor = await createTrader(exchange);
  const email = await emailOf(visitor);
  expect(await visitor.call(getSecurity, {})).toMatchObject({ emailVerified: false, mail: true });
  expect(await newest(email, 1)).toContain('https://venue.example/login/verify#');
  await tryProven(visitor, setAntiPhishingCode, { code: 'blue heron' });
  await visitor.call(sendEmailLink, { locale: 'zh-CN' });
  const letter = await newest(email, 2);
  expect(letter).toContain('https://venue.example/zh-CN/login/verify#');
  expect(letter).toContain('blue heron');
  const token = tokenIn(letter);
  // A link is good for what it was made for alone.
  expect((await stranger().try(resetPasswordByLink, { token, password: better })).code).toBe('20127');
  await stranger().call(verifyEmail, { token });
  expect((await stranger().try(verifyEmail, { token })).code).toBe('20127');
  expect((await visitor.call(getSecurity, {})).emailVerified).toBe(true);
});

test('neither tokens nor addresses of letters stand in the log, and only hashes of tokens in the database', async () => {
  const email = await emailOf(await createTrader(exchange));
  const token = await linkFor(email);
  expect(exchange.logLines.join('')).not.toContain(token);
  const { rows } = await exchange.store.pool.query('select token_hash from security_tokens');
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(token).toHaveLength(43);
});
