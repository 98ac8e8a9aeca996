// Whatever stands in a field, the exchange says what is wrong with it, or does it: it never breaks.
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { AnyCall } from '#lib/contract/call.ts';
import { Audience } from '#lib/contract/audience.ts';
import { verificationHeader, VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { registry } from '#lib/contract/registry.ts';
import { hostileRequests, type HostileRequest, type Known } from './hostile-requests.ts';
import { createVictim } from './matrix-victim.ts';
import { createOperator } from '../operator.ts';
import { proofOf } from '../prove.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { enterFreshSubAccount } from '../sub-account.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';
import { createWithdrawer } from '../wallets/withdrawer.ts';

let exchange: TestExchange;
/** Somebody with everything that a call can name. */
let trader: Visitor;
let known: Known;
let writer: Visitor;
let sub: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  const victim = await createVictim(exchange);
  trader = victim.who;
  // His session is what he asks with.
  const { sessionId: _own, ...ids } = victim.ids;
  known = { coin: 'USDT', network: 'Ethereum', ...Object.fromEntries(Object.entries(ids).map(([field, list]) => [field, list[0]])) };
  sub = await createTrader(exchange);
  await enterFreshSubAccount(exchange, sub);
  writer = await createOperator(exchange);
});
afterAll(() => exchange.close());

const calls: readonly AnyCall[] = registry;

type Asker = { readonly cookie: Visitor['cookie']; readonly headers: Readonly<Record<string, string>> };

/** Somebody who may make the call, with the cookies that he has now: what an answer sets does not change who asks next. */
function askerOf(call: AnyCall): Asker {
  if (call.access === 'operator') return { cookie: () => '', headers: { 'x-operator-key': exchange.operatorKey } };
  if (call.access === 'public') return { cookie: () => '', headers: {} };
  const visitor = call.audience === Audience.operator ? writer : call.audience === Audience.sub ? sub : trader;
  return { cookie: visitor.cookie, headers: {} };
}

const inQuery = (request: object): string =>
  Object.entries(request)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}=${encodeURIComponent(String(value).toWellFormed())}`)
    .join('&');

const broken: string[] = [];

async function send(call: AnyCall, { request, field, value }: HostileRequest, { cookie, headers }: Asker): Promise<void> {
  const sent = { 'content-type': 'application/json', ...headers, ...(cookie() === '' ? {} : { cookie: cookie() }) };
  const answer = await (call.method === 'GET'
    ? fetch(`${exchange.url}/api/${call.path}?${inQuery(request)}`, { headers: sent })
    : fetch(`${exchange.url}/api/${call.path}`, { method: 'POST', headers: sent, body: JSON.stringify(request) }));
  await answer.arrayBuffer();
  if (answer.status >= 500) broken.push(`${call.path} ${field} ${JSON.stringify(value).slice(0, 40)}: ${answer.status}`);
}

test('no call takes half a character or U+0000 in a text', () => {
  const isWrong = (value: unknown): boolean => typeof value === 'string' && (!value.isWellFormed() || value.includes('\u0000'));
  const taken = calls.flatMap((call) =>
    hostileRequests(call, known)
      .filter(({ accepted, value }) => accepted && isWrong(value))
      .map(({ field, value }) => `${call.path} ${field} ${JSON.stringify(value)}`),
  );
  expect(taken).toEqual([]);
});

test('no field of any call breaks the exchange, whatever it holds', async () => {
  const waiting = calls
    .filter(({ verification }) => verification === undefined)
    .flatMap((call) => hostileRequests(call, known).map((request) => ({ call, request })));
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await send(next.call, next.request, askerOf(next.call));
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  expect(broken).toEqual([]);
  // Nobody was logged out on the way, or the rest would have been asked as a stranger.
  for (const visitor of [trader, writer, sub]) expect((await visitor.try(userInfo)).code).toBe('00000');
}, 600_000);

test('nor does a field of a call that asks for a proof', async () => {
  for (const call of calls.filter(({ verification }) => verification !== undefined)) {
    let owner = await createWithdrawer(exchange, '20000');
    for (const request of hostileRequests(call, known)) {
      const purpose = call.verification ?? VerificationPurpose.changeSecurity;
      // Who has changed his settings waits a day before he may do so again.
      let proof = await proofOf(owner, purpose).catch(() => null);
      if (proof === null) {
        owner = await createWithdrawer(exchange, '20000');
        proof = await proofOf(owner, purpose);
      }
      await send(call, request, { cookie: owner.cookie, headers: { [verificationHeader]: proof } });
    }
  }
  expect(broken).toEqual([]);
}, 600_000);
