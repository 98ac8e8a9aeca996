// Allowances, proxies and bad days: what a caller is told when there is too much of him, and when the exchange is away.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { sendTestCoins } from '#lib/contract/calls/v1/testnet/send.ts';
import { cancelAllOrders } from '#lib/contract/calls/v1/spot/order/cancelAll.ts';
import { getTime } from '#lib/contract/calls/v1/mix/public/time.ts';
import { login } from '#lib/contract/calls/v1/user/login.ts';
import { register } from '#lib/contract/calls/v1/user/register.ts';
import { allowances } from '#server/http/serving/allowances.ts';
import { sourceGuard } from '#server/services/security/login-guard.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader, goodPassword } from '../trader.ts';
import { createVisitor } from '../visitor.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange({ rateLimitFactor: 1 });
});
afterAll(() => exchange.close());

const from = (address: string, scheme = 'http') => ({
  'x-forwarded-for': address,
  'x-forwarded-proto': scheme,
  'content-type': 'application/json',
});

test('behind a proxy with https the session cookie travels over https alone', async () => {
  const body = JSON.stringify({ email: 'secure@example.com', password: goodPassword });
  const answer = await createVisitor(exchange).raw(register.path, { body, headers: from('203.0.113.9', 'https') });
  expect(answer.headers.getSetCookie().join()).toMatch(/^__Host-meridian\.session_token=.*; Secure$/);
});

test('guessing one password: after so many attempts the guesser waits, and the answer says how long', async () => {
  const attempt = (address: string) => {
    const body = JSON.stringify({ email: 'target@example.com', password: 'a guess of somebody' });
    return createVisitor(exchange).raw(login.path, { body, headers: from(address) });
  };
  const answers = [];
  for (let place = 1; place <= sourceGuard.free + 1; place += 1) answers.push(await attempt('198.51.100.1'));
  expect(answers.slice(0, -1).every(({ code }) => code === '20107')).toBe(true);
  const last = answers.at(-1);
  expect(last).toMatchObject({ code: '40429', httpStatus: 429 });
  expect(Number(last?.headers.get('retry-after'))).toBe(last?.params?.['retryAfterSeconds']);
  expect((await attempt('198.51.100.2')).code).toBe('20107');
});

test('one address that tries many accounts is made to wait too; another address goes on', async () => {
  const knock = (address: string) => createVisitor(exchange).raw(login.path, { body: '{}', headers: from(address) });
  const codes: string[] = [];
  for (let place = 0; place <= allowances.session.calls; place += 1) codes.push((await knock('192.0.2.77')).code);
  expect(codes.slice(0, -1).every((code) => code === '40020')).toBe(true);
  expect(codes.at(-1)).toBe('40429');
  expect((await knock('192.0.2.78')).code).toBe('40020');
});

test("a user's allowance is his own, and each class has its own", async () => {
  const [one, other] = [await createTrader(exchange), await createTrader(exchange)];
  let last = '';
  for (let place = 0; place <= allowances.funding.calls; place += 1) last = (await one.try(sendTestCoins, {})).code;
  expect(last).toBe('40429');
  expect((await other.try(sendTestCoins, {})).code).toBe('40020');
  expect((await one.try(cancelAllOrders, {})).code).toBe('00000');
});

test('a bot may send fifty orders in a moment', async () => {
  const trader = await createTrader(exchange);
  const answers = await Promise.all(Array.from({ length: 50 }, () => trader.try(cancelAllOrders, {})));
  expect(answers.every(({ code }) => code === '00000')).toBe(true);
});

test('when the exchange is away, orders are refused and health says why; what needs no exchange still answers', async () => {
  const trader = await createTrader(exchange);
  await exchange.client.close();
  expect(await trader.try(cancelAllOrders, {})).toMatchObject({ code: '50300', httpStatus: 503, status: 'error', data: null });
  const health = await fetch(`${exchange.url}/api/health`);
  expect([health.status, await health.json()]).toMatchObject([503, { status: 'unavailable', reason: 'closed' }]);
  expect((await trader.try(getTime)).code).toBe('00000');
});
