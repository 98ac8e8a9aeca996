// Adverts by calls: who may publish in which world, what strangers see, and that nobody reaches somebody else's.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { decideIdentity } from '#lib/contract/calls/v1/admin/identity/decide.ts';
import { closeAdvert } from '#lib/contract/calls/v1/c2c/advert/close.ts';
import { getAdvert } from '#lib/contract/calls/v1/c2c/advert/detail.ts';
import { editAdvert } from '#lib/contract/calls/v1/c2c/advert/edit.ts';
import { getAdverts } from '#lib/contract/calls/v1/c2c/advert/list.ts';
import { getMyAdverts } from '#lib/contract/calls/v1/c2c/advert/mine.ts';
import { getAdvertPairs } from '#lib/contract/calls/v1/c2c/advert/pairs.ts';
import { pauseAdvert } from '#lib/contract/calls/v1/c2c/advert/pause.ts';
import { publishAdvert } from '#lib/contract/calls/v1/c2c/advert/publish.ts';
import { resumeAdvert } from '#lib/contract/calls/v1/c2c/advert/resume.ts';
import { removePaymentMethod } from '#lib/contract/calls/v1/c2c/payment/method/remove.ts';
import { savePaymentMethod } from '#lib/contract/calls/v1/c2c/payment/method/save.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { enablePin } from '#lib/contract/calls/v1/user/security/pin/enable-pin.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import { inPaper, paperHeader } from '#lib/contract/trading-mode.ts';
import { houseOrder } from '../house-order.ts';
import { createOperator } from '../operator.ts';
import { tryProven } from '../prove.ts';
import { setRegions } from '../set-regions.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { approveIdentity, sendLiveIdentity } from './approved-identity.ts';

let exchange: TestExchange;
let desk: Visitor;
let maria: Visitor;
let john: Visitor;
let visitor: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  desk = await createOperator(exchange);
  [maria, john] = await Promise.all([createTrader(exchange, { USDT: ['TRC20', '1000'] }), createTrader(exchange)]);
  visitor = createVisitor(exchange);
  // The last price of bitcoin is 96,000 from here on.
  await houseOrder(exchange, 'sell', 96_000, 0.01);
  const order = { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 0, delegatePrice: '96000', delegateCount: '0.01' } as const;
  await maria.call(placeOrder, order);
  await exchange.projections.caughtUp(exchange.client.status().sequence);
}, 60_000);
afterAll(() => exchange.close());

const userIdOf = async (who: Visitor): Promise<string> => (await who.call(userInfo, {})).userInfo.userId;

type Publishing = RequestOf<typeof publishAdvert>;
/** A bitcoin for USDT, 1,000 to 10,000 in each order, settled at once. */
const bitcoins: Publishing = {
  side: 'sell',
  coin: 'BTC',
  quote: 'USDT',
  price: { kind: 'fixed', price: '97000' },
  amount: '1',
  minimum: '1000',
  maximum: '10000',
};
const buying = { side: 'buy', coin: 'BTC', quote: 'USDT' } as const;
const termsOf = ({ side: _side, coin: _coin, quote: _quote, ...terms }: Publishing) => terms;
afterEach(async () => {
  for (const who of [maria, john]) {
    const { list } = await who.call(getMyAdverts, {});
    for (const { advertId, state } of list) if (state !== 'closed') await who.call(closeAdvert, { advertId });
  }
});

test('with real money an identity must be approved, and nothing is written before', async () => {
  expect(await maria.try(publishAdvert, bitcoins)).toMatchObject({ code: '23140', httpStatus: 403 });
  const userId = await sendLiveIdentity(exchange, maria, 'Maria Muster');
  expect((await maria.try(publishAdvert, bitcoins)).code).toBe('24391');
  expect((await maria.call(getMyAdverts, {})).list).toEqual([]);
  await desk.call(decideIdentity, { userId, approved: true });
  expect(await maria.call(publishAdvert, bitcoins)).toMatchObject({
    side: 'sell',
    coin: 'BTC',
    quote: 'USDT',
    minimum: '1000',
    maximum: '10000',
    price: '97000',
    premium: null,
    available: '1',
    largest: '10000',
    state: 'online',
    resting: null,
    taken: '0',
    version: 1,
  });
  await approveIdentity(exchange, john, 'John Sample');
  exchange.accounts.forgetSessionsOf(await userIdOf(john));
});

test('what anybody sees tells the terms and nothing of the user', async () => {
  const terms = { remark: 'Fast.\nNo questions.', autoReply: 'Thank you for your order.', hours: null };
  const { advertId } = await maria.call(publishAdvert, { ...bitcoins, ...terms, conditions: { registeredDays: 1 } });
  const floating = { ...bitcoins, price: { kind: 'floating', premium: 50 } } as const;
  await john.call(publishAdvert, floating);
  const { list, index, hasMore } = await visitor.call(getAdverts, buying);
  expect([index, hasMore]).toEqual(['96000', false]);
  // Half a percent over 96,000 is better for who buys than 97,000.
  expect(list.map(({ price, premium }) => [price, premium])).toEqual([
    ['96480', 50],
    ['97000', null],
  ]);
  const shown = await visitor.call(getAdvert, { advertId });
  expect(shown).toEqual(list[1]);
  expect(shown).toMatchObject({
    side: 'sell',
    remark: 'Fast.\nNo questions.',
    conditions: { registeredDays: 1, doneIn30Days: 0, completionPercent: 0 },
    advertiser: { registeredDays: 0, doneIn30Days: 0, completionPercent: null },
  });
  const told = JSON.stringify([list, shown]);
  const [mine, his] = [await userIdOf(maria), await userIdOf(john)];
  for (const secret of [mine, his, await exchange.accounts.emailOf(mine), 'Thank you', 'Maria']) expect(told).not.toContain(secret);
  const [one, other] = list.map(({ advertiser }) => advertiser.nickname);
  expect(one).toMatch(/^[A-Z2-9]{8}$/);
  expect(one).not.toBe(other);
});

test('a list is narrowed by the amount of an order, and goes on page by page', async () => {
  await maria.call(publishAdvert, { ...bitcoins, minimum: '5000' });
  await john.call(publishAdvert, { ...bitcoins, price: { kind: 'fixed', price: '98000' }, amount: '0.05' });
  const prices = async (request: object): Promise<readonly (string | null)[]> =>
    (await visitor.call(getAdverts, { ...buying, ...request })).list.map(({ price }) => price);
  expect(await prices({ amount: '4900' })).toEqual(['98000']);
  // 0.05 at 98,000 are 4,900.
  expect(await prices({ amount: '5000' })).toEqual(['97000']);
  expect(await prices({ amount: '4900.01' })).toEqual([]);
  expect(await visitor.call(getAdverts, { ...buying, pageSize: 1 })).toMatchObject({ hasMore: true, list: [{ price: '97000' }] });
  expect(await visitor.call(getAdverts, { ...buying, pageSize: 1, pageNo: 2 })).toMatchObject({
    hasMore: false,
    list: [{ price: '98000' }],
  });
  expect(await prices({ side: 'sell' })).toEqual([]);
  expect(await prices({ schemes: ['sepa'] })).toEqual([]);
  expect(await visitor.try(getAdverts, { ...buying, coin: 'XYZ' })).toMatchObject({ code: '40030', params: { coin: 'XYZ' } });
});

test('an edit names the version that it saw; what is paused, closed or somebody else’s is told so', async () => {
  const { advertId, version } = await maria.call(publishAdvert, bitcoins);
  const terms = { ...termsOf(bitcoins), price: { kind: 'floating', premium: -100 } } as const;
  expect((await john.try(editAdvert, { advertId, version, ...terms })).code).toBe('53040');
  for (const call of [pauseAdvert, resumeAdvert, closeAdvert]) expect((await john.try(call, { advertId })).code).toBe('53040');
  expect(await maria.call(editAdvert, { advertId, version, ...terms })).toMatchObject({ version: 2, price: '95040', premium: -100 });
  expect((await maria.try(editAdvert, { advertId, version, ...terms })).code).toBe('53043');
  expect(await maria.call(pauseAdvert, { advertId })).toMatchObject({ state: 'paused', resting: 'paused', version: 2 });
  expect((await visitor.call(getAdverts, buying)).list).toEqual([]);
  expect(await visitor.call(getAdvert, { advertId })).toMatchObject({ resting: 'paused', price: '95040' });
  expect((await maria.call(resumeAdvert, { advertId })).resting).toBeNull();
  await maria.call(closeAdvert, { advertId });
  expect((await maria.try(resumeAdvert, { advertId })).code).toBe('53041');
  expect(await maria.call(getMyAdverts, { state: 'closed', pageSize: 1 })).toMatchObject({ list: [{ advertId }], nextId: advertId });
  const { list } = await maria.call(getMyAdverts, { idLessThan: advertId });
  expect(list.map((one) => Number(one.advertId)).every((id) => id < Number(advertId))).toBe(true);
  expect((await visitor.try(getAdvert, { advertId: '999999' })).code).toBe('53040');
});

test.each<[what: string, change: object, code: string, field?: string]>([
  ['a price 20 % over the index', { price: { kind: 'fixed', price: '115200.01' } }, '50018'],
  ['a price 20 % under the index', { price: { kind: 'fixed', price: '76799.99' } }, '50017'],
  ['a premium above the bound', { price: { kind: 'floating', premium: 2001 } }, '40020', 'price'],
  ['a premium below the bound', { price: { kind: 'floating', premium: -2001 } }, '40020', 'price'],
  ['both prices', { price: { kind: 'fixed', price: '97000', premium: 1 } }, '40020', 'premium'],
  ['a price of many digits', { price: { kind: 'fixed', price: '97000.0001' } }, '40020', 'price'],
  ['an amount below zero', { amount: '-1' }, '40020', 'amount'],
  ['an amount finer than the coin', { amount: '0.123456789' }, '40020', 'amount'],
  ['limits the wrong way round', { minimum: '2', maximum: '1' }, '40020', 'maximum'],
  ['an order that is more than there is', { minimum: '97000.01', maximum: '100000' }, '40020', 'minimum'],
  ['a payment period for coins', { paymentMinutes: 15 }, '40020', 'paymentMinutes'],
  ['a payment period that is too short', { paymentMinutes: 14 }, '40020', 'paymentMinutes'],
  ['six methods', { methodIds: ['1', '2', '3', '4', '5', '6'] }, '40020', 'methodIds'],
  ['hours that end as they begin', { hours: { fromMinute: 60, toMinute: 60 } }, '40020', 'hours'],
  ['hours of another day', { hours: { fromMinute: 0, toMinute: 1440 } }, '40020', 'hours'],
  ['a coin that is not listed', { coin: 'XYZ' }, '40030'],
  ['a coin against itself', { quote: 'BTC' }, '40020', 'quote'],
  ['a remark of 10,000 characters', { remark: 'x'.repeat(10_000) }, '40020', 'remark'],
  ['an automatic reply of 501 characters', { autoReply: 'x'.repeat(501) }, '40020', 'autoReply'],
  ['markup', { remark: '<script>alert(1)</script>' }, '53052'],
  ['a link', { autoReply: 'See https://pay.example' }, '53052'],
  ['a direction that turns', { remark: 'Pay \u202eRUE 01' }, '53052'],
  ['a zero character', { remark: 'a\u0000b' }, '40020', 'remark'],
  ['a field that nobody knows', { taken: '1' }, '40020', 'taken'],
  ['euros without a payment method', { quote: 'EUR', minimum: '10', maximum: '20', paymentMinutes: 15 }, '53051'],
  ['euros with somebody else’s method', { quote: 'EUR', paymentMinutes: 15, methodIds: ['1'] }, '53051'],
])('%s is refused and leaves nothing', async (_what, change, code, field) => {
  const before = await maria.call(getMyAdverts, {});
  const answer = await maria.try(publishAdvert, { ...bitcoins, ...change });
  expect(answer.code).toBe(code);
  expect(String(answer.params?.['field'] ?? '').split('.')[0]).toBe(field ?? '');
  expect(await maria.call(getMyAdverts, {})).toEqual(before);
});

test('demo trading has adverts of its own, for everybody who has registered', async () => {
  await maria.call(publishAdvert, bitcoins);
  const person = await createTrader(exchange);
  await person.call(enterPaper, {});
  const demo = createVisitor(exchange, { cookie: person.cookie(), [paperHeader]: inPaper });
  const demoVisitor = createVisitor(exchange, { [paperHeader]: inPaper });
  expect((await demoVisitor.call(getAdverts, buying)).list).toEqual([]);
  // Nobody has traded there: a fixed price is measured by nothing, and a floating one is none.
  const played = await demo.call(publishAdvert, { ...bitcoins, price: { kind: 'fixed', price: '5' }, minimum: '1', maximum: '2' });
  const floating = { ...bitcoins, side: 'buy', price: { kind: 'floating', premium: 0 } } as const;
  expect(await demo.call(publishAdvert, floating)).toMatchObject({ price: null, resting: 'noIndex', largest: '0' });
  expect(await demoVisitor.call(getAdverts, buying)).toMatchObject({ index: null, list: [{ advertId: played.advertId, price: '5' }] });
  expect((await demoVisitor.call(getAdverts, { ...buying, side: 'sell' })).list).toEqual([]);
  expect((await visitor.call(getAdverts, buying)).list).toMatchObject([{ price: '97000' }]);
  await demo.call(closeAdvert, { advertId: played.advertId });
  expect((await visitor.call(getAdverts, buying)).list).toHaveLength(1);
});

test('against a currency an advert has its owner’s payment methods, and rests when the last one is erased', async () => {
  const person = await createTrader(exchange);
  await tryProven(person, enablePin, { pin: '493027' });
  await person.call(enterPaper, {});
  const demo = createVisitor(exchange, { cookie: person.cookie(), [paperHeader]: inPaper });
  const demoVisitor = createVisitor(exchange, { [paperHeader]: inPaper });
  // The example of Germany in the IBAN registry of SWIFT.
  const sepa = { scheme: 'sepa', fields: { name: 'Maria Muster', iban: 'DE89370400440532013000' } };
  const saved = savePaymentMethod.response.parse((await tryProven(demo, savePaymentMethod, sepa)).data);
  const { methodId } = saved;
  const euros: Publishing = {
    ...bitcoins,
    quote: 'EUR',
    price: { kind: 'fixed', price: '90000.5' },
    paymentMinutes: 30,
    methodIds: [methodId],
  };
  const wrong = async (change: object): Promise<string> => (await demo.try(publishAdvert, { ...euros, ...change })).code;
  expect([await wrong({ quote: 'USD' }), await wrong({ methodIds: [methodId, methodId] })]).toEqual(['53051', '53051']);
  const { advertId } = await demo.call(publishAdvert, euros);
  const found = async (schemes: readonly string[]) =>
    (await demoVisitor.call(getAdverts, { side: 'buy', coin: 'BTC', quote: 'EUR', amount: '9999.99', schemes: [...schemes] })).list;
  expect(await found(['wise', 'sepa'])).toMatchObject([{ advertId, schemes: ['sepa'], paymentMinutes: 30, price: '90000.5' }]);
  expect(await found(['wise'])).toEqual([]);
  expect(JSON.stringify(await found([]))).not.toContain('DE89');
  await demo.call(removePaymentMethod, { methodId });
  expect(await found([])).toEqual([]);
  expect((await demo.call(getMyAdverts, {})).list).toMatchObject([{ advertId, state: 'online', resting: 'noMethods' }]);
  expect((await demoVisitor.call(getAdvert, { advertId })).resting).toBe('paused');
});

test('a frozen user takes adverts back and puts none online; nobody finds them meanwhile', async () => {
  const { advertId, version } = await john.call(publishAdvert, bitcoins);
  const userId = await userIdOf(john);
  await exchange.accounts.setFrozen(userId, 'asked for by the police');
  expect((await visitor.call(getAdverts, buying)).list).toEqual([]);
  expect((await visitor.call(getAdvert, { advertId })).resting).toBe('paused');
  expect((await john.call(getMyAdverts, { pageSize: 1 })).list).toMatchObject([{ advertId, state: 'online', resting: 'frozen' }]);
  expect((await john.try(editAdvert, { advertId, version, ...termsOf(bitcoins) })).code).toBe('20202');
  await john.call(pauseAdvert, { advertId });
  expect((await john.try(resumeAdvert, { advertId })).code).toBe('20202');
  await exchange.accounts.setFrozen(userId, null);
  await john.call(resumeAdvert, { advertId });
  expect((await visitor.call(getAdverts, buying)).list).toMatchObject([{ advertId }]);
});

test('the best prices of a currency’s coins are told without those that nobody can take', async () => {
  const best = await john.call(publishAdvert, { ...bitcoins, price: { kind: 'fixed', price: '95000' } });
  await maria.call(publishAdvert, bitcoins);
  await maria.call(publishAdvert, { ...bitcoins, side: 'buy', price: { kind: 'floating', premium: -100 } });
  const buyable = async (): Promise<object | undefined> => (await visitor.call(getAdvertPairs, { quote: 'USDT' })).list[0]?.buy;
  expect(await visitor.call(getAdvertPairs, { quote: 'USDT' })).toEqual({
    list: [{ coin: 'BTC', buy: { price: '95000', adverts: 2 }, sell: { price: '95040', adverts: 1 } }],
  });
  const userId = await userIdOf(john);
  await exchange.accounts.setFrozen(userId, 'asked for by the police');
  expect(await buyable()).toEqual({ price: '97000', adverts: 1 });
  await exchange.accounts.setFrozen(userId, null);
  expect(await buyable()).toEqual({ price: '95000', adverts: 2 });
  await john.call(pauseAdvert, { advertId: best.advertId });
  expect(await buyable()).toEqual({ price: '97000', adverts: 1 });
  expect(await visitor.call(getAdvertPairs, { quote: 'EUR' })).toEqual({ list: [] });
  expect(await visitor.try(getAdvertPairs, { quote: 'XYZ' })).toMatchObject({ code: '40030', params: { coin: 'XYZ' } });
});

test('what is not offered in a country is not advertised from there, and is taken back from everywhere', async () => {
  const { advertId } = await maria.call(publishAdvert, bitcoins);
  const from = async (country: string, call: { readonly path: string }, request: object): Promise<string> => {
    const headers = { 'content-type': 'application/json', 'x-country': country };
    return (await maria.raw(call.path, { body: JSON.stringify(request), headers })).code;
  };
  await setRegions(exchange, { CN: ['spot'], KP: ['location'], US: ['futures'] });
  expect([await from('CN', publishAdvert, bitcoins), await from('KP', publishAdvert, bitcoins)]).toEqual(['23108', '34450']);
  // Coins are offered there: another one of the same kind is online.
  expect(await from('US', publishAdvert, bitcoins)).toBe('53050');
  expect([await from('KP', pauseAdvert, { advertId }), await from('CN', resumeAdvert, { advertId })]).toEqual(['00000', '23108']);
  // Her identity is of there.
  await setRegions(exchange, { DE: ['spot'] });
  expect((await maria.try(resumeAdvert, { advertId })).code).toBe('23108');
  await setRegions(exchange, {});
  await maria.call(resumeAdvert, { advertId });
});

test('at most twenty adverts of a user are open, however many are sent at once', async () => {
  const paused = { ...bitcoins, online: false };
  const answers = await Promise.all(Array.from({ length: 24 }, () => john.try(publishAdvert, paused)));
  expect(answers.filter(({ code }) => code === '00000')).toHaveLength(20);
  expect(answers.filter(({ code }) => code === '53049')).toHaveLength(4);
});
