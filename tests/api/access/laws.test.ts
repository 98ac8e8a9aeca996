// The laws of every call, whatever it does: strangers, wrong fields, huge bodies, wrong methods, other sites.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';

import { Audience } from '#lib/contract/audience.ts';
import type { AnyCall } from '#lib/contract/call.ts';
import { registry } from '#lib/contract/registry.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { servedCalls } from '#server/http/served-calls.ts';
import { createOperator } from '../operator.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { enterFreshSubAccount } from '../sub-account.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

let exchange: TestExchange;
let trader: Visitor;
let operator: Visitor;
/** Logged in as an operator. */
let writer: Visitor;
/** Inside its sub-account. */
let sub: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  trader = await createTrader(exchange);
  sub = await createTrader(exchange);
  await enterFreshSubAccount(exchange, sub);
  writer = await createOperator(exchange);
  operator = createVisitor(exchange, { 'x-operator-key': exchange.operatorKey });
});
afterAll(() => exchange.close());

const calls: readonly AnyCall[] = registry;
/** Somebody who may make the call. */
const allowed = (call: AnyCall): Visitor => {
  if (call.access === 'operator') return operator;
  if (call.audience === Audience.operator) return writer;
  return call.audience === Audience.sub ? sub : trader;
};
const posted = calls.filter((call) => call.method === 'POST');
const json = { 'content-type': 'application/json' };

test('what is served is what the contract lists, in whatever order', () => {
  const names = (list: readonly AnyCall[]): string[] => list.map((call) => call.name).toSorted();
  expect(names(servedCalls.map(({ call }) => call))).toEqual(names(calls));
});

describe.each(calls.filter((call) => call.access === 'user'))('$path', (call) => {
  test('refuses a stranger before it looks at what he wants', async () => {
    const answer = await createVisitor(exchange).try(call, { nonsense: true });
    expect(answer).toMatchObject({ code: '00004', status: 'error', data: null, httpStatus: call.path === userInfo.path ? 200 : 401 });
  });
});

describe.each(calls.filter((call) => call.access === 'operator'))('$path', (call) => {
  test('refuses strangers, users, and keys that are not the one, before it looks at what they want', async () => {
    const keys = ['', 'x', exchange.operatorKey.slice(0, -1), `${exchange.operatorKey}x`, exchange.operatorKey.toUpperCase()];
    const others = keys.map((key) => createVisitor(exchange, { 'x-operator-key': key }));
    for (const visitor of [createVisitor(exchange), trader, ...others])
      expect(await visitor.try(call, { nonsense: true })).toMatchObject({ code: '23140', status: 'error', data: null, httpStatus: 403 });
  });

  test('lets the operator in without a session, and nobody by a key in the body', async () => {
    expect(await operator.try(call, { nonsense: true })).toMatchObject({ code: '40020', httpStatus: 400 });
    expect((await trader.try(call, { 'x-operator-key': exchange.operatorKey })).code).toBe('23140');
  });
});

describe.each(calls)('$method $path', (call) => {
  test('refuses every other method and names its own', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => one !== call.method)) {
      const answer = await trader.raw(call.path, { method, ...(method === 'GET' ? {} : { body: '{}' }) });
      expect(answer).toMatchObject({ code: '40405', httpStatus: 405, params: { method: call.method } });
    }
  });

  test('refuses a field that is wrong, and names it', async () => {
    const answer = await allowed(call).try(call, { languageType: 'english' });
    expect(answer).toMatchObject({ code: '40020', httpStatus: 400, status: 'error', data: null });
    expect(answer.msg).toMatch(/^The field \w+ is not valid: ./);
  });

  test('refuses names that reach into objects', async () => {
    const inBody = await allowed(call).raw(call.path, {
      method: call.method,
      ...(call.method === 'GET' ? {} : { body: '{"__proto__":{"admin":true}}', headers: json }),
    });
    const answer = call.method === 'GET' ? await trader.raw(`${call.path}?__proto__=1`, { method: 'GET' }) : inBody;
    expect(answer).toMatchObject({ code: '40020', params: { field: '__proto__', reason: 'is not allowed' } });
  });
});

describe.each(posted)('POST $path', (call) => {
  test('refuses a huge body', async () => {
    const limitBytes = call.largestBodyBytes ?? 65_536;
    const answer = await trader.raw(call.path, { body: JSON.stringify({ email: 'x'.repeat(limitBytes + 5000) }), headers: json });
    expect(answer).toMatchObject({ code: '40413', httpStatus: 413, params: { limitBytes } });
  });

  test.each(['{', 'null', '[]', '"text"', '1', '\u0000', 'a=b'])('refuses the body %j', async (body) => {
    expect(await allowed(call).raw(call.path, { body, headers: json })).toMatchObject({ code: '40021', httpStatus: 400 });
  });

  test('refuses a request from another site', async () => {
    const others = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'same-site', origin: 'https://neighbour.127.0.0.1.example' },
    ];
    for (const headers of others) {
      expect(await trader.raw(call.path, { body: '{}', headers: { ...json, ...headers } })).toMatchObject({
        code: '23141',
        httpStatus: 403,
      });
    }
  });
});

test('a page of our own may call', async () => {
  for (const headers of [
    { origin: exchange.url },
    { 'sec-fetch-site': 'same-origin' },
    { origin: exchange.url, 'sec-fetch-site': 'same-site' },
  ]) {
    const answer = await trader.raw(userInfo.path, { body: '{}', headers: { ...json, ...headers } });
    expect(answer.code).toBe('00000');
  }
});

test('a query field given twice is refused', async () => {
  expect(await trader.raw('v1/spot/market/depth?symbolId=BTCUSDT&symbolId=ETHUSDT', { method: 'GET' })).toMatchObject({
    code: '40020',
    params: { field: 'symbolId' },
  });
});

test.each(['v1/nothing/here', '', 'v1/mix/public/time/', '%E0%A4%A', '%ff', '%', 'v1/%zz', '..%2fetc%2fpasswd'])(
  'there is no call at %j',
  async (path) => {
    const answer = await trader.raw(path);
    expect(answer).toMatchObject({ code: '40404', httpStatus: 404 });
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  },
);

test.each(['symbolId=%ff', 'symbolId=%', '%zz', 'symbolId=%E0%A4%A'])('a query that cannot be read is refused: %s', async (query) => {
  expect(await trader.raw(`v1/spot/market/depth?${query}`, { method: 'GET' })).toMatchObject({ status: 'error', data: null });
});

test('every answer has a name to ask about, and is kept by no cache', async () => {
  const { headers } = await trader.raw('v1/mix/public/time');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-powered-by')).toBeNull();
});

test('health says that orders can be placed, and how far history has come', async () => {
  const answer = await fetch(`${exchange.url}/api/health`);
  const body = z.object({ status: z.literal('ok'), sequence: z.number() }).parse(await answer.json());
  expect(answer.status).toBe(200);
  expect(body.sequence).toBe(exchange.client.status().sequence);
});
