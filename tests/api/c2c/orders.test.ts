// Orders between people by calls: coins against euros and against coins, what each of the two sees, and what is refused without a trace.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { closeAdvert } from '#lib/contract/calls/v1/c2c/advert/close.ts';
import { editAdvert } from '#lib/contract/calls/v1/c2c/advert/edit.ts';
import { getAdvert } from '#lib/contract/calls/v1/c2c/advert/detail.ts';
import { getMyAdverts } from '#lib/contract/calls/v1/c2c/advert/mine.ts';
import { publishAdvert } from '#lib/contract/calls/v1/c2c/advert/publish.ts';
import { getC2cOrder } from '#lib/contract/calls/v1/c2c/order/detail.ts';
import { getC2cOrders } from '#lib/contract/calls/v1/c2c/order/list.ts';
import { placeC2cOrder } from '#lib/contract/calls/v1/c2c/order/place.ts';
import { releaseC2cOrder } from '#lib/contract/calls/v1/c2c/order/release.ts';
import { stepC2cOrder } from '#lib/contract/calls/v1/c2c/order/step.ts';
import { removePaymentMethod } from '#lib/contract/calls/v1/c2c/payment/method/remove.ts';
import { savePaymentMethod } from '#lib/contract/calls/v1/c2c/payment/method/save.ts';
import { decideC2cAppeal } from '#lib/contract/calls/v1/operator/c2c/decide.ts';
import { listC2cAppeals } from '#lib/contract/calls/v1/operator/c2c/appeals.ts';
import { getMovements } from '#lib/contract/calls/v1/assets/history.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { getInbox } from '#lib/contract/calls/v1/user/inbox/list.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { enablePin } from '#lib/contract/calls/v1/user/security/pin/enable-pin.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import { proofOf, tryProven } from '../prove.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { approveIdentity } from './approved-identity.ts';

let exchange: TestExchange;
let sabine: Visitor;
let piotr: Visitor;
let stranger: Visitor;
let sepa: string;
beforeAll(async () => {
  exchange = await startTestExchange();
  [sabine, piotr, stranger] = await Promise.all([
    createTrader(exchange, { USDT: ['TRC20', '10000'] }),
    createTrader(exchange, { USDT: ['TRC20', '500'], BTC: ['Bitcoin', '0.1'] }),
    createTrader(exchange, { USDT: ['TRC20', '100'] }),
  ]);
  await approveIdentity(exchange, sabine, 'Sabine Sommer');
  await approveIdentity(exchange, piotr, 'Piotr Nowak');
  for (const who of [sabine, piotr]) await tryProven(who, enablePin, { pin: '493027' });
  sepa = await method(sabine, { name: 'Sabine Sommer', iban: 'DE89370400440532013000' });
}, 60_000);
afterAll(() => exchange.close());

/** The IBANs are the examples of the registry of SWIFT. */
async function method(who: Visitor, fields: Readonly<Record<string, string>>): Promise<string> {
  const answer = await tryProven(who, savePaymentMethod, { scheme: 'sepa', fields });
  return savePaymentMethod.response.parse(answer.data).methodId;
}

type Publishing = RequestOf<typeof publishAdvert>;
/** 1,000 USDT at 0.92 euros each, 20 to 500 euros an order. */
const dollars = (): Publishing => ({
  side: 'sell',
  coin: 'USDT',
  quote: 'EUR',
  price: { kind: 'fixed', price: '0.92' },
  amount: '1000',
  minimum: '20',
  maximum: '500',
  paymentMinutes: 15,
  methodIds: [sepa],
});

beforeEach(async () => {
  for (const who of [sabine, piotr]) {
    const { list } = await who.call(getMyAdverts, {});
    for (const { advertId, state } of list) if (state !== 'closed') await who.call(closeAdvert, { advertId });
  }
});

/** The available and the held part of a coin. */
async function coins(who: Visitor, coin = 'USDT'): Promise<string> {
  const { list } = await who.call(getAssets, {});
  const found = list.find((row) => row.coin === coin);
  return `${found?.available ?? '0'} + ${found?.frozen ?? '0'}`;
}

async function offered(change: Partial<Publishing> = {}): Promise<{ advertId: string; version: number }> {
  const { advertId, version } = await sabine.call(publishAdvert, { ...dollars(), ...change });
  return { advertId, version };
}
const order = async (who: Visitor, more: Partial<RequestOf<typeof placeC2cOrder>> = {}): Promise<string> =>
  (await who.call(placeC2cOrder, { ...(await offered()), amount: '64.4', ...more })).orderId;
const step = (who: Visitor, orderId: string, taken: RequestOf<typeof stepC2cOrder>['step']) =>
  who.call(stepC2cOrder, { orderId, step: taken });

test('two people trade a coin for euros: 64.40 at 0.92 are 70', async () => {
  const before = { sabine: await coins(sabine), piotr: await coins(piotr) };
  const advert = await offered();
  const { orderId } = await piotr.call(placeC2cOrder, { ...advert, amount: '64.4', clientOid: 'from-piotr' });
  expect([before.sabine, await coins(sabine)]).toEqual(['10000 + 0', '9930 + 70']);

  const asBuyer = await piotr.call(getC2cOrder, { orderId });
  expect(asBuyer).toMatchObject({
    role: 'buyer',
    state: 'waiting',
    coin: 'USDT',
    quantity: '70',
    quote: 'EUR',
    price: '0.92',
    amount: '64.4',
    steps: ['mark-paid', 'cancel'],
    payment: [
      {
        scheme: 'sepa',
        fields: [
          { kind: 'name', value: 'Sabine Sommer' },
          { kind: 'iban', value: 'DE89370400440532013000' },
        ],
      },
    ],
    payerName: null,
    history: [{ cause: 'place', by: 'buyer', state: 'waiting' }],
  });
  expect(asBuyer.payByMs - asBuyer.placedMs).toBe(15 * 60_000);
  const asSeller = await sabine.call(getC2cOrder, { orderId });
  expect(asSeller).toMatchObject({ role: 'seller', steps: ['ask-cancel', 'release'], payment: [], payerName: 'Piotr Nowak' });
  expect((await stranger.try(getC2cOrder, { orderId })).code).toBe((await stranger.try(getC2cOrder, { orderId: '999999' })).code);

  expect((await step(piotr, orderId, 'mark-paid')).steps).toEqual(['unmark-paid', 'ask-cancel', 'appeal']);
  expect((await sabine.try(releaseC2cOrder, { orderId })).code).toBe('24392');
  const { data } = await tryProven(sabine, releaseC2cOrder, { orderId });
  // Nobody is shown anything more of the other one once it is over.
  expect(data).toMatchObject({ state: 'released', steps: [], payerName: null, dueMs: null });
  expect((await piotr.call(getC2cOrder, { orderId })).payment).toEqual([]);
  expect([await coins(sabine), await coins(piotr)]).toEqual(['9930 + 0', '570 + 0']);
  expect(before.piotr).toBe('500 + 0');
  expect(await stranger.call(getAdvert, { advertId: advert.advertId })).toMatchObject({
    available: '930',
    advertiser: { doneIn30Days: 1, completionPercent: 100 },
  });
  expect((await piotr.call(getC2cOrders, { open: false })).list).toMatchObject([{ orderId, role: 'buyer', state: 'released' }]);
  expect((await piotr.call(getC2cOrders, { open: true })).list).toEqual([]);
});

test('one who sells into an advert to buy is paid by a method of his own that the advertiser has too', async () => {
  const polish = await method(piotr, { name: 'Piotr Nowak', iban: 'PL61109010140000071219812874' });
  const advert = await offered({ side: 'buy' });
  const sell = { ...advert, quantity: '100' };
  expect((await piotr.try(placeC2cOrder, sell)).code).toBe('53105');
  expect((await piotr.try(placeC2cOrder, { ...sell, methodIds: [sepa] })).code).toBe('53105');
  const { orderId } = await piotr.call(placeC2cOrder, { ...sell, methodIds: [polish] });
  expect(await sabine.call(getC2cOrder, { orderId })).toMatchObject({
    role: 'buyer',
    amount: '92',
    payment: [{ fields: [{ value: 'Piotr Nowak' }, { value: 'PL61109010140000071219812874' }] }],
  });
  // Needed until the order is over.
  expect((await tryProven(piotr, removePaymentMethod, { methodId: polish })).code).not.toBe('00000');
  await step(sabine, orderId, 'cancel');
  expect((await tryProven(piotr, removePaymentMethod, { methodId: polish })).code).toBe('00000');
});

test('coins against coins change hands at once', async () => {
  const before = [await coins(sabine), await coins(piotr), await coins(sabine, 'BTC'), await coins(piotr, 'BTC')];
  const { advertId, version } = await sabine.call(publishAdvert, {
    ...dollars(),
    quote: 'BTC',
    price: { kind: 'fixed', price: '0.00001' },
    minimum: '0.0001',
    maximum: '0.01',
    paymentMinutes: undefined,
    methodIds: [],
  });
  const { orderId } = await piotr.call(placeC2cOrder, { advertId, version, quantity: '100' });
  expect(await piotr.call(getC2cOrder, { orderId })).toMatchObject({ state: 'released', quote: 'BTC', amount: '0.001', steps: [] });
  const after = [await coins(sabine), await coins(piotr), await coins(sabine, 'BTC'), await coins(piotr, 'BTC')];
  const changes = after.map((now, at) => Number(now.split(' ')[0]) - Number(before[at]?.split(' ')[0]));
  expect(changes.map((change) => change.toFixed(8))).toEqual(['-100.00000000', '100.00000000', '0.00100000', '-0.00100000']);
});

test('an order ends by agreement, and the coins come back', async () => {
  const before = await coins(sabine);
  const orderId = await order(piotr);
  await step(piotr, orderId, 'mark-paid');
  await step(sabine, orderId, 'ask-cancel');
  expect((await piotr.call(getC2cOrder, { orderId })).steps).toContain('accept-cancel');
  expect((await sabine.try(stepC2cOrder, { orderId, step: 'accept-cancel' })).code).toBe('53103');
  expect(await step(piotr, orderId, 'accept-cancel')).toMatchObject({ state: 'cancelled' });
  expect(await coins(sabine)).toBe(before);
  expect((await piotr.try(stepC2cOrder, { orderId, step: 'mark-paid' })).httpStatus).toBe(200);
});

test('an operator decides on an appeal; the one who lost objects once, and the second decision is carried out', async () => {
  const operator = createVisitor(exchange, { 'x-operator-key': exchange.operatorKey });
  const before = await coins(piotr);
  const advert = await offered();
  const { orderId } = await piotr.call(placeC2cOrder, { ...advert, amount: '64.4' });
  await step(piotr, orderId, 'mark-paid');
  await step(sabine, orderId, 'appeal');
  const { list } = await operator.call(listC2cAppeals, { world: 'live' });
  expect(list).toMatchObject([{ orderId, quantity: '70', amount: '64.4', before: null }]);
  const first = await operator.call(decideC2cAppeal, { world: 'live', orderId, decidedFor: 'seller', reason: 'no payment arrived' });
  expect(first.state).toBe('decided');
  expect(await step(piotr, orderId, 'object')).toMatchObject({ state: 'appealed', steps: ['ask-cancel'] });
  expect((await operator.call(listC2cAppeals, { world: 'live' })).list).toMatchObject([{ orderId, before: 'seller' }]);
  const second = await operator.call(decideC2cAppeal, { world: 'live', orderId, decidedFor: 'buyer', reason: 'the bank confirms it' });
  expect(second).toEqual({ orderId, state: 'released', dueMs: null });
  expect(await coins(piotr)).not.toBe(before);
  // Two sales were hers to the end. A purchase that she cancelled, the request to cancel and this appeal count against her.
  const seen = await stranger.call(getAdvert, { advertId: advert.advertId });
  expect(seen.advertiser).toMatchObject({ doneIn30Days: 2, completionPercent: 40 });
});

test('an operator lists appeals and decides on them from the command line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-operator-'));
  writeFileSync(join(folder, 'operator-key'), exchange.operatorKey);
  const env = { ...process.env, DATA_DIR: folder, PORT: new URL(exchange.url).port };
  const line = async (...words: readonly string[]): Promise<string> =>
    promisify(execFile)(process.execPath, ['scripts/operator.ts', 'c2c', ...words], { env }).then(
      ({ stdout }) => stdout.trim(),
      () => 'failed',
    );
  const before = await coins(sabine);
  const orderId = await order(piotr);
  await step(piotr, orderId, 'mark-paid');
  await step(piotr, orderId, 'appeal');
  expect(await line('appeals', 'live')).toMatch(
    new RegExp(`^${orderId}: 70 USDT for 64.4 EUR, account \\d+ to \\d+; .*buyer mark-paid; .*buyer appeal$`),
  );
  expect(await line('appeals', 'paper')).toBe('nothing waits');
  for (const words of [['seller', 'live', orderId], ['seller', 'here', orderId, 'why'], ['appeals']])
    expect(await line(...words)).toBe('failed');
  expect(await line('seller', 'live', orderId, 'no payment arrived')).toMatch(new RegExp(`^order ${orderId} is decided until \\d{4}-`));
  expect(await step(piotr, orderId, 'accept-decision')).toMatchObject({ state: 'cancelled' });
  expect(await coins(sabine)).toBe(before);
  rmSync(folder, { recursive: true });
}, 60_000);

test('movements of orders are of business line 5, and of no other', async () => {
  const orderId = await order(piotr);
  await step(piotr, orderId, 'mark-paid');
  await tryProven(sabine, releaseC2cOrder, { orderId });
  const causes = async (asked: RequestOf<typeof getMovements>): Promise<readonly string[]> =>
    (await sabine.call(getMovements, asked)).list.filter((row) => row.orderId === orderId).map(({ cause, amount }) => `${cause} ${amount}`);
  expect(await causes({ businessLine: 5 })).toEqual(['c2c -70']);
  expect(await causes({ businessLine: 5, kind: 'hold' })).toEqual(['escrow-reserve 0']);
  expect(await causes({})).toEqual(['c2c -70']);
  for (const businessLine of [1, 8, 9, 10, 11, 12, 13, 23] as const) expect(await causes({ businessLine })).toEqual([]);
  const ofLine = async (businessLine?: 1 | 5): Promise<readonly string[]> =>
    (await sabine.call(getMovements, { pageSize: 100, ...(businessLine === undefined ? {} : { businessLine }) })).list.map(({ id }) => id);
  // Nothing is in both, and nothing is left out: she has no other wallet with money.
  const [spot, c2c] = [await ofLine(1), await ofLine(5)];
  expect(spot.length).toBeGreaterThan(0);
  expect([...spot, ...c2c].toSorted()).toEqual([...(await ofLine())].toSorted());
  expect((await sabine.try(getMovements, { businessLine: 4 })).code).toBe('40020');
});

describe('refused without a trace:', () => {
  const attempt = async (who: Visitor, change: object, on?: { advertId: string; version: number }) => {
    const advert = on ?? (await offered());
    const before = await coins(sabine);
    const answer = await who.try(placeC2cOrder, { ...advert, amount: '64.4', ...change });
    expect(await coins(sabine)).toBe(before);
    expect(answer.data).toBeNull();
    return answer.code;
  };

  test.each([
    ['less than the least', { amount: '19.99' }, '50023'],
    ['more than the most', { amount: '500.01' }, '50024'],
    ['a third of a cent', { amount: '64.401' }, '40020'],
    ['both amounts', { quantity: '70' }, '40020'],
    ['neither of them', { amount: undefined }, '40020'],
    ['an advert as it was before', { version: 2 }, '53043'],
    ['an advert that nobody has', { advertId: '999999' }, '53040'],
    ['a field that nobody knows', { price: '0.01' }, '40020'],
  ])('%s', async (_, change, code) => {
    expect(await attempt(piotr, change)).toBe(code);
  });

  test('one’s own advert, and whoever has no approved identity', async () => {
    const advert = await offered();
    expect(await attempt(sabine, {}, advert)).toBe('53044');
    expect(await attempt(stranger, {}, advert)).toBe('23140');
  });

  test('an advert that was edited, closed or sold out meanwhile', async () => {
    const advert = await offered();
    const { side: _side, coin: _coin, quote: _quote, ...terms } = dollars();
    const edited = await sabine.call(editAdvert, { ...advert, ...terms, price: { kind: 'fixed', price: '0.95' } });
    expect(await attempt(piotr, {}, advert)).toBe('53043');
    const now = { advertId: advert.advertId, version: edited.version };
    await sabine.call(closeAdvert, { advertId: advert.advertId });
    expect(await attempt(piotr, {}, now)).toBe('53041');
  });

  test('the same press twice', async () => {
    const advert = await offered();
    const ask = { ...advert, amount: '64.4', clientOid: 'pressed-once' };
    const answers = await Promise.all([piotr.try(placeC2cOrder, ask), piotr.try(placeC2cOrder, ask)]);
    const done = answers.filter(({ data }) => data !== null);
    expect(done).toHaveLength(1);
    const orderId = placeC2cOrder.response.parse(done[0]?.data).orderId;
    expect(answers.find(({ data }) => data === null)).toMatchObject({ params: { clientOid: 'pressed-once', orderId } });
    await step(piotr, orderId, 'mark-paid');
    await tryProven(sabine, releaseC2cOrder, { orderId });
  });

  test('steps of strangers, of the other one, and in no order', async () => {
    const orderId = await order(piotr);
    const before = await coins(sabine);
    const unknown = (await stranger.try(stepC2cOrder, { orderId: '999999', step: 'cancel' })).code;
    expect((await stranger.try(stepC2cOrder, { orderId, step: 'cancel' })).code).toBe(unknown);
    expect((await sabine.try(stepC2cOrder, { orderId, step: 'mark-paid' })).code).toBe('53103');
    expect((await piotr.try(stepC2cOrder, { orderId, step: 'appeal' })).code).toBe('53103');
    expect((await tryProven(piotr, releaseC2cOrder, { orderId })).code).toBe('53103');
    expect(await coins(sabine)).toBe(before);
    await step(piotr, orderId, 'mark-paid');
    await tryProven(sabine, releaseC2cOrder, { orderId });
  });
});

test('each is told in his messages of what the other one has done', async () => {
  const newest = async (who: Visitor) => {
    const [message] = (await who.call(getInbox, {})).list;
    return `${message?.kind} ${message?.params['orderId']} ${message?.params['venue']}`;
  };
  const orderId = await order(piotr);
  await expect.poll(() => newest(sabine)).toBe(`c2cPlaced ${orderId} live`);
  await step(piotr, orderId, 'mark-paid');
  await expect.poll(() => newest(sabine)).toBe(`c2cPaid ${orderId} live`);
  await step(sabine, orderId, 'ask-cancel');
  await expect.poll(() => newest(piotr)).toBe(`c2cCancelAsked ${orderId} live`);
  await step(piotr, orderId, 'decline-cancel');
  await expect.poll(() => newest(sabine)).toBe(`c2cNotCancelled ${orderId} live`);
  await tryProven(sabine, releaseC2cOrder, { orderId });
  await expect.poll(() => newest(piotr)).toBe(`c2cReleased ${orderId} live`);
});

test('a payment method that is removed at the moment of ordering is either the order’s, and kept, or refused to it', async () => {
  // The removal begins later with each round, so that some meet the order in the middle.
  for (let laterMs = 0; laterMs < 24; laterMs += 2) {
    const methodId = await method(piotr, { name: 'Piotr Nowak', iban: 'PL61109010140000071219812874' });
    const advert = await offered({ side: 'buy' });
    const proof = await proofOf(piotr, VerificationPurpose.paymentMethod);
    const [placed, removed] = await Promise.all([
      piotr.try(placeC2cOrder, { ...advert, quantity: '22', methodIds: [methodId] }),
      later(laterMs).then(() => tryProven(piotr, removePaymentMethod, { methodId }, proof)),
    ]);
    expect([placed.code === '00000', removed.code === '00000'].filter(Boolean)).toHaveLength(1);
    await sabine.call(closeAdvert, { advertId: advert.advertId });
    if (placed.code !== '00000') continue;
    const { orderId } = placeC2cOrder.response.parse(placed.data);
    expect((await sabine.call(getC2cOrder, { orderId })).payment).toMatchObject([{ scheme: 'sepa' }]);
    await tryProven(piotr, releaseC2cOrder, { orderId });
    await tryProven(piotr, removePaymentMethod, { methodId });
  }
}, 60_000);

test('buyers who cancel a fourth and more times in a day buy nothing for a while', async () => {
  // Registered moments ago, five are free: the order that the appeal went against is the first.
  const cancel = async (): Promise<void> => {
    await step(piotr, await order(piotr), 'cancel');
    const { list } = await sabine.call(getMyAdverts, {});
    for (const { advertId, state } of list) if (state !== 'closed') await sabine.call(closeAdvert, { advertId });
  };
  for (let times = 0; times < 4; times += 1) await cancel();
  await cancel();
  const answer = await piotr.try(placeC2cOrder, { ...(await offered()), amount: '64.4' });
  expect(answer).toMatchObject({ code: '53104', params: { minutes: 15 } });
});

test('whose withdrawals are held gives no coins away here either', async () => {
  const polish = await method(piotr, { name: 'Piotr Nowak', iban: 'PL61109010140000071219812874' });
  const sell = { ...(await offered({ side: 'buy' })), quantity: '100', methodIds: [polish] };
  const { orderId } = await piotr.call(placeC2cOrder, sell);
  const { userId } = (await piotr.call(userInfo, {})).userInfo;
  await exchange.services.security.holdWithdrawals(userId);
  const before = await coins(piotr);
  expect((await tryProven(piotr, releaseC2cOrder, { orderId })).code).toBe('40054');
  expect((await piotr.try(placeC2cOrder, sell)).code).toBe('40054');
  const { advertId, version } = await piotr.call(publishAdvert, { ...dollars(), amount: '100', methodIds: [polish] });
  expect((await sabine.try(placeC2cOrder, { advertId, version, amount: '64.4' })).code).toBe('53042');
  expect(await coins(piotr)).toBe(before);
});
