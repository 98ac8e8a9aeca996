// The security centre over the wire: proofs for sensitive calls, the fund PIN, and what is never said or logged.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { AnyCall } from '#lib/contract/call.ts';
import { createApiKey } from '#lib/contract/calls/v1/user/apiKey/create.ts';
import { getApiKeys } from '#lib/contract/calls/v1/user/apiKey/list.ts';
import { revokeApiKey } from '#lib/contract/calls/v1/user/apiKey/revoke.ts';
import { getVerificationMethods } from '#lib/contract/calls/v1/user/security/methods.ts';
import { enablePin } from '#lib/contract/calls/v1/user/security/pin/enable-pin.ts';
import { verify } from '#lib/contract/calls/v1/user/security/verify.ts';
import { registry } from '#lib/contract/registry.ts';
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { proofOf, tryProven } from '../prove.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader, goodPassword } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

let exchange: TestExchange;
let trader: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  trader = await createTrader(exchange);
});
afterAll(() => exchange.close());

const calls: readonly AnyCall[] = registry;
const guarded = calls.filter((call) => call.verification !== undefined);

/** A request that would do something, for every call that asks for a proof. */
const samples: Readonly<Record<string, object>> = {
  enablePin: { pin: '493027' },
  changePassword: { password: 'another seat by the fire' },
  beginAuthenticator: {},
  removeAuthenticator: {},
  renewRecoveryCodes: {},
  setAntiPhishingCode: { code: 'blue heron' },
  lockSettings: { days: 1 },
  beginPasskey: {},
  removePasskey: { passkeyId: '1' },
  createApiKey: { name: 'bot', scopes: ['read'], addresses: [], passphrase: 'open-sesame-1', callsPerMinute: 60 },
  applyWithdrawal: { coin: 'USDT', network: 'ERC20', address: `0x${'5'.repeat(40)}`, amount: '20' },
  sendToUser: { receiver: 'somebody@example.com', coin: 'USDT', amount: '20' },
  addAddress: { label: 'home', coin: 'USDT', network: 'ERC20', address: `0x${'5'.repeat(40)}` },
  setWhitelist: { on: true },
  savePaymentMethod: { scheme: 'revolut', fields: { name: 'Maria Muster', revtag: 'maria' } },
  releaseC2cOrder: { orderId: '1' },
  changePaymentMethod: { methodId: '1', fields: { name: 'Maria Muster', revtag: 'maria' } },
  createSubAccount: { userName: 'bots' },
  freezeSubAccount: { userId: 'nobody', frozen: true },
};

test('every call that asks for a proof stands in the table', () => {
  expect(guarded.map(({ name }) => name).toSorted()).toEqual(Object.keys(samples).toSorted());
});

describe.each(guarded)('$path', (call) => {
  const purpose = call.verification ?? VerificationPurpose.changeSecurity;
  const request = samples[call.name] ?? {};

  test('does nothing without a proof, and says what it would consist of', async () => {
    const answer = await trader.try(call, request);
    const leaves = ['withdraw', 'add-address', 'payment-method', 'release-coins'].includes(purpose);
    const told = leaves ? { code: '24394', params: { purpose } } : { code: '24392', params: { purpose, methods: 'password' } };
    expect(answer).toMatchObject({ ...told, httpStatus: 200, data: null });
  });

  test('takes no proof that was made up, is of another purpose, or of somebody else', async () => {
    const [owner, stranger] = [await createTrader(exchange), await createTrader(exchange)];
    for (const visitor of [owner, stranger]) await tryProven(visitor, enablePin, { pin: '493027' });
    const other = purpose === VerificationPurpose.apiKey ? VerificationPurpose.changeSecurity : VerificationPurpose.apiKey;
    for (const proof of ['nonsense', await proofOf(owner, other), await proofOf(stranger, purpose)])
      expect((await tryProven(owner, call, request, proof)).code).toBe('24393');
  });
});

test('the proof of a call: once, and then not again', async () => {
  const visitor = await createTrader(exchange);
  const proof = await proofOf(visitor, VerificationPurpose.changeSecurity);
  expect((await tryProven(visitor, enablePin, { pin: '493027' }, proof)).code).toBe('00000');
  expect((await tryProven(visitor, enablePin, { pin: '830275' }, proof)).code).toBe('24393');
});

test('a request that is not well-formed uses no proof up', async () => {
  const visitor = await createTrader(exchange);
  const proof = await proofOf(visitor, VerificationPurpose.changeSecurity);
  expect((await tryProven(visitor, enablePin, { pin: '12' }, proof)).code).toBe('40020');
  expect((await tryProven(visitor, enablePin, { pin: '123456' }, proof)).code).toBe('20112');
});

test('one is told what one has to enter, for each purpose', async () => {
  const visitor = await createTrader(exchange);
  const methods = async () =>
    Object.fromEntries((await visitor.call(getVerificationMethods, {})).purposes.map((row) => [row.purpose, row.methods]));
  expect(await methods()).toMatchObject({ withdraw: [], 'add-address': [], 'change-security': ['password'], 'api-key': ['password'] });
  await tryProven(visitor, enablePin, { pin: '493027' });
  expect(await methods()).toMatchObject({
    withdraw: ['password', 'pin'],
    'add-address': ['password', 'pin'],
    'payment-method': ['password', 'pin'],
  });
});

test('guessing is made to wait', async () => {
  const visitor = await createTrader(exchange);
  const wrong = { purpose: 'api-key', password: 'not it' };
  for (let failure = 0; failure < 5; failure += 1) expect((await visitor.try(verify, wrong)).code).toBe('20110');
  expect(await visitor.try(verify, { purpose: 'api-key', password: goodPassword })).toMatchObject({ code: '40429', httpStatus: 429 });
});

test('neither PIN nor password nor proof is logged', async () => {
  const visitor = await createTrader(exchange);
  const proof = await proofOf(visitor, VerificationPurpose.changeSecurity);
  await tryProven(visitor, enablePin, { pin: '707172' }, proof);
  const log = exchange.logLines.join('\n');
  for (const secret of ['707172', goodPassword, proof]) expect(log).not.toContain(secret);
});

test('keys of programs: the secret is told once, what is listed has none, and ending one asks for no proof', async () => {
  const visitor = await createTrader(exchange);
  const made = await tryProven(visitor, createApiKey, { ...samples['createApiKey'], days: 30 });
  const { key, secret } = createApiKey.response.parse(made.data);
  expect(key).toMatchObject({ name: 'bot', scopes: ['read'], lastUseTimeMs: null, expireTimeMs: key.createTimeMs + 30 * 86_400_000 });
  const listed = await visitor.try(getApiKeys);
  expect(listed.data).toEqual({ list: [key] });
  expect(JSON.stringify(listed)).not.toContain(secret);
  expect(exchange.logLines.join('')).not.toContain(secret);
  const moving = { ...samples['createApiKey'], scopes: ['withdraw'] };
  expect((await tryProven(visitor, createApiKey, moving)).code).toBe('20119');
  expect((await tryProven(visitor, createApiKey, { ...moving, addresses: ['1.2.3.400'] })).code).toBe('40020');
  expect((await (await createTrader(exchange)).try(revokeApiKey, { keyId: key.keyId })).code).toBe('20121');
  await visitor.call(revokeApiKey, { keyId: key.keyId });
  expect((await visitor.call(getApiKeys, {})).list).toEqual([]);
});
