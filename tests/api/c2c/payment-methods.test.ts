// The payment methods of people of the marketplace: told as data, kept encrypted for each world, read by their owner alone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { verificationHeader, VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { changePaymentMethod } from '#lib/contract/calls/v1/c2c/payment/method/change.ts';
import { checkPaymentMethod } from '#lib/contract/calls/v1/c2c/payment/method/check.ts';
import { getPaymentMethods } from '#lib/contract/calls/v1/c2c/payment/method/list.ts';
import { removePaymentMethod } from '#lib/contract/calls/v1/c2c/payment/method/remove.ts';
import { savePaymentMethod } from '#lib/contract/calls/v1/c2c/payment/method/save.ts';
import { getPaymentSchemes } from '#lib/contract/calls/v1/c2c/payment/schemes.ts';
import { eraseIdentity } from '#lib/contract/calls/v1/user/identity/erase.ts';
import { lockSettings } from '#lib/contract/calls/v1/user/security/lock.ts';
import { enablePin } from '#lib/contract/calls/v1/user/security/pin/enable-pin.ts';
import { paperHeader } from '#lib/contract/trading-mode.ts';
import { proofOf, tryProven } from '../prove.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { approveIdentity, sendLiveIdentity } from './approved-identity.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange();
});
afterAll(() => exchange.close());

/** The example of Germany in the IBAN registry of SWIFT. */
const iban = 'DE89370400440532013000';
const sepa = { scheme: 'sepa', fields: { name: 'Maria Muster', iban: 'de89 3704 0044 0532 0130 00' } } as const;
const unknown = '53010';

async function createOwner(): Promise<Visitor> {
  const owner = await createTrader(exchange);
  await tryProven(owner, enablePin, { pin: '493027' });
  return owner;
}

async function createLiveOwner(name = 'Maria Muster'): Promise<Visitor> {
  const owner = await createOwner();
  await approveIdentity(exchange, owner, name);
  return owner;
}

/** The same person with play money. */
async function inDemo(owner: Visitor): Promise<Visitor> {
  await owner.call(enterPaper, {});
  return createVisitor(exchange, { cookie: owner.cookie(), [paperHeader]: '1' });
}

const save = async (owner: Visitor, request: object = sepa) =>
  savePaymentMethod.response.parse((await tryProven(owner, savePaymentMethod, request)).data);
const codeOfSaving = async (owner: Visitor, request: object): Promise<string> => (await tryProven(owner, savePaymentMethod, request)).code;
const listOf = async (owner: Visitor) => (await owner.call(getPaymentMethods, {})).list;

test('whoever comes is told the schemes of a currency, and what each asks for', async () => {
  const visitor = createVisitor(exchange);
  const { list } = await visitor.call(getPaymentSchemes, { currency: 'NGN' });
  expect(list.map(({ name }) => name)).toEqual(['NIP', 'OPay']);
  expect(list[0]?.fields.map(({ kind, needed }) => [kind, needed])).toEqual([
    ['name', true],
    ['nigerianBank', true],
    ['nuban', true],
    ['note', false],
  ]);
  expect(list[0]?.fields[1]?.choices).toContainEqual({ value: '011', name: 'First Bank' });
  const all = (await visitor.call(getPaymentSchemes, {})).list;
  expect(all.find(({ scheme }) => scheme === 'revolut')).toMatchObject({ currencies: ['EUR', 'USD', 'GBP', 'PLN'] });
  expect(all.length).toBeGreaterThan(list.length);
  expect((await visitor.try(getPaymentSchemes, { currency: 'CHF' })).code).toBe('40020');
});

describe('with real money', () => {
  test('its holder is the approved identity, however the bank writes the name', async () => {
    const owner = await createOwner();
    expect(await codeOfSaving(owner, sepa)).toBe('53014');
    const userId = await sendLiveIdentity(exchange, owner, 'María Müster');
    expect(await codeOfSaving(owner, sepa)).toBe('24391');
    await exchange.services.identities.decide(userId, null, 'an operator');
    for (const name of ['Maria', 'Boris Muster', 'Maria Maria Muster'])
      expect(await codeOfSaving(owner, { ...sepa, fields: { ...sepa.fields, name } })).toBe('53015');
    const kept = await save(owner, { ...sepa, fields: { ...sepa.fields, name: 'MUSTER  Maria' } });
    expect(kept).toMatchObject({
      scheme: 'sepa',
      fields: [
        { kind: 'name', value: 'MUSTER Maria' },
        { kind: 'iban', value: iban },
      ],
    });
    expect(await listOf(owner)).toEqual([kept]);
    await owner.call(eraseIdentity, {});
    expect(await codeOfSaving(owner, { ...sepa, scheme: 'sepaInstant' })).toBe('53014');
  });

  test('nothing of it can be read in the database or in the log', async () => {
    const owner = await createLiveOwner('Zebedia Quill');
    await save(owner, { scheme: 'sepa', fields: { name: 'Zebedia Quill', iban: 'NO93 8601 1117 947', bankName: 'Heron Bank' } });
    await tryProven(owner, savePaymentMethod, { scheme: 'sepa', fields: { name: 'Zebedia Quill', iban: 'NO93 8601 1117 948' } });
    const { rows } = await exchange.store.pool.query<{ all: string }>(`select json_agg(t)::text as all from payment_methods t`);
    expect(rows[0]?.all).toContain('"scheme":"sepa"');
    for (const secret of ['Zebedia', 'NO93', '86011117947', '8601 1117', 'Heron'])
      expect([rows[0]?.all, exchange.logLines.join('\n')].filter((text) => text?.includes(secret))).toEqual([]);
  });

  test('another’s is neither told, changed nor erased', async () => {
    const [owner, other] = [await createLiveOwner(), await createLiveOwner()];
    const { methodId } = await save(owner);
    expect(await listOf(other)).toEqual([]);
    expect((await other.try(removePaymentMethod, { methodId })).code).toBe(unknown);
    expect((await tryProven(other, changePaymentMethod, { methodId, fields: sepa.fields })).code).toBe(unknown);
    expect(await listOf(owner)).toMatchObject([{ methodId }]);
  });
});

describe('with play money', () => {
  test('any name will do, and neither world knows of the other', async () => {
    const live = await createLiveOwner();
    const kept = await save(live);
    const demo = await inDemo(live);
    expect(await listOf(demo)).toEqual([]);
    const played = await save(demo, { scheme: 'pix', fields: { name: 'Zé Ninguém', pixKey: '123.456.789-09' } });
    expect(played.fields).toEqual([
      { kind: 'name', value: 'Zé Ninguém' },
      { kind: 'pixKey', value: '12345678909' },
    ]);
    expect((await demo.try(removePaymentMethod, { methodId: kept.methodId })).code).toBe(unknown);
    expect((await tryProven(demo, changePaymentMethod, { methodId: kept.methodId, fields: sepa.fields })).code).toBe(unknown);
    expect(await listOf(demo)).toEqual([played]);
    const { rows } = await exchange.store.pool.query(`select world from payment_methods where id = any($1)`, [
      [Number(kept.methodId), Number(played.methodId)],
    ]);
    expect(rows).toEqual([{ world: 'live' }, { world: 'paper' }]);
  });

  test('changed, all details are written anew; erased, it is gone', async () => {
    const owner = await inDemo(await createOwner());
    const first = await save(owner, { scheme: 'gcash', fields: { name: 'Jose Rizal', philippinePhone: '0917 123 4567', note: 'Salamat' } });
    const second = await save(owner, { scheme: 'gcash', fields: { name: 'Jose Rizal', philippinePhone: '0918 123 4567' } });
    const { methodId } = first;
    const change = (fields: object) => tryProven(owner, changePaymentMethod, { methodId, fields });
    expect((await change({ name: 'Jose Rizal', philippinePhone: '+639181234567' })).code).toBe('53012');
    const changed = changePaymentMethod.response.parse((await change({ name: 'José Rizal', philippinePhone: '+63 917 123 4567' })).data);
    expect(changed).toEqual({
      ...first,
      fields: [
        { kind: 'name', value: 'José Rizal' },
        { kind: 'philippinePhone', value: '+639171234567' },
      ],
      updateTimeMs: expect.any(Number),
    });
    expect(await listOf(owner)).toEqual([changed, second]);
    // Its own details are no obstacle to writing them again.
    expect((await change({ name: 'José Rizal', philippinePhone: '0917 123 4567', note: 'Thanks' })).code).toBe('00000');
    await owner.call(removePaymentMethod, { methodId });
    expect(await listOf(owner)).toEqual([second]);
    expect((await owner.try(removePaymentMethod, { methodId })).code).toBe(unknown);
    expect((await change({ name: 'José Rizal', philippinePhone: '0917 123 4567' })).code).toBe(unknown);
  });

  test('the same account twice is refused, another word to the payer or not', async () => {
    const owner = await inDemo(await createOwner());
    await save(owner, { scheme: 'upi', fields: { name: 'Asha Rao', upiId: 'asha@okexample' } });
    expect(await codeOfSaving(owner, { scheme: 'upi', fields: { name: 'Asha Rao', upiId: 'Asha@OkExample', note: 'Hello' } })).toBe(
      '53012',
    );
    expect(await codeOfSaving(owner, { scheme: 'upi', fields: { name: 'Asha Rao', upiId: 'asha2@okexample' } })).toBe('00000');
  });

  test('twenty at most, when thirty come at once too', async () => {
    const owner = await inDemo(await createOwner());
    const proofs: string[] = [];
    for (let number = 0; number < 30; number += 1) proofs.push(await proofOf(owner, VerificationPurpose.paymentMethod));
    const answers = await Promise.all(
      proofs.map((proof, number) =>
        tryProven(owner, savePaymentMethod, { scheme: 'revolut', fields: { name: 'Maria', revtag: `maria${number}` } }, proof),
      ),
    );
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(20);
    for (const refused of answers.filter(({ code }) => code !== '00000'))
      expect(refused).toMatchObject({ code: '53011', params: { limit: 20 } });
    expect(await listOf(owner)).toHaveLength(20);
  });

  test('locked settings keep every payment method as it is', async () => {
    const owner = await createOwner();
    const demo = await inDemo(owner);
    const { methodId } = await save(demo);
    const proof = await proofOf(demo, VerificationPurpose.paymentMethod);
    await tryProven(owner, lockSettings, { days: 1 });
    expect((await demo.try(removePaymentMethod, { methodId })).code).toBe('20111');
    const headers = { 'content-type': 'application/json', [verificationHeader]: proof };
    const body = JSON.stringify({ methodId, fields: { name: 'Boris Muster', iban } });
    expect((await demo.raw(changePaymentMethod.path, { body, headers })).code).toBe('20111');
    expect(await listOf(demo)).toMatchObject([{ methodId, fields: [{ value: 'Maria Muster' }, { value: iban }] }]);
  });
});

describe('what cannot be kept', () => {
  let owner: Visitor;
  beforeAll(async () => {
    owner = await inDemo(await createOwner());
  });
  const answered = (request: object) => tryProven(owner, savePaymentMethod, request);

  test.each([
    ['10,000 letters', { name: 'a'.repeat(10_000) }],
    ['markup', { name: '<b onclick=alert(1)>Maria</b>' }],
    ['a turned direction', { name: 'Maria \u202eretsuM' }],
    ['an isolated direction', { bankName: 'Bank \u2066of\u2069 Maria' }],
    ['a letter that is not seen', { name: 'Maria\u200bMuster' }],
    ['a line of its own', { note: 'first\nsecond' }],
    ['half a character', { note: 'a\ud800' }],
    ['nothing', { name: '   ' }],
    ['a number', { name: 5 }],
  ])('%s is refused by the name of its field', async (_what, change) => {
    const [field] = Object.keys(change);
    expect(await answered({ ...sepa, fields: { ...sepa.fields, ...change } })).toMatchObject({
      code: '40020',
      params: { field: `fields.${field}` },
    });
  });

  test.each([
    ['an account that lacks a digit', { iban: iban.slice(0, -1) }, '53016'],
    ['check digits of another account', { iban: 'DE88370400440532013000' }, '53017'],
    ['an account that SEPA does not reach', { iban: 'TR330006100519786457841326' }, '53018'],
  ])('%s is told from other faults', async (_what, change, code) => {
    expect(await answered({ ...sepa, fields: { ...sepa.fields, ...change } })).toMatchObject({ code, params: { field: 'fields.iban' } });
  });

  test('a detail that is missing, of another scheme or of no kind, and a scheme that is not there', async () => {
    const { iban: own, ...rest } = sepa.fields;
    const refusals = [
      [{ ...sepa, fields: rest }, 'fields.iban'],
      [{ ...sepa, fields: { ...sepa.fields, upiId: 'maria@okexample' } }, 'fields.upiId'],
      [{ ...sepa, fields: { ...sepa.fields, colour: 'blue' } }, 'colour'],
      [{ ...sepa, fields: { ...sepa.fields, constructor: own } }, 'constructor'],
      [{ ...sepa, scheme: 'toString' }, 'scheme'],
      [{ ...sepa, fields: [] }, 'fields'],
    ] as const;
    for (const [request, field] of refusals) expect(await answered(request)).toMatchObject({ code: '40020', params: { field } });
  });

  test('a check tells the same without a proof: how it would be kept, or what is wrong', async () => {
    const check = (change: object, more: object = {}) =>
      owner.try(checkPaymentMethod, { ...sepa, ...more, fields: { ...sepa.fields, ...change } });
    expect((await check({})).data).toEqual({
      fields: [
        { kind: 'name', value: 'Maria Muster' },
        { kind: 'iban', value: iban },
      ],
    });
    expect(await check({ iban: 'DE88370400440532013000' })).toMatchObject({ code: '53017', params: { field: 'fields.iban' } });
    expect(await check({ name: '<b>' })).toMatchObject({ code: '40020', params: { field: 'fields.name' } });
    const [neighbour, live] = [await inDemo(await createOwner()), await createLiveOwner('Boris Muster')];
    const { methodId } = await save(neighbour);
    expect((await neighbour.try(checkPaymentMethod, sepa)).code).toBe('53012');
    expect((await neighbour.try(checkPaymentMethod, { ...sepa, methodId })).code).toBe('00000');
    expect((await live.try(checkPaymentMethod, sepa)).code).toBe('53015');
  });

  test('nothing of all that is kept', async () => {
    expect(await listOf(owner)).toEqual([]);
  });
});
