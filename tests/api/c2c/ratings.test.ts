// The ratings of orders that are over, and the times in which people act: told to everybody, and worked out a second time from what happened.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getAdvert } from '#lib/contract/calls/v1/c2c/advert/detail.ts';
import { publishAdvert } from '#lib/contract/calls/v1/c2c/advert/publish.ts';
import { getAdvertiserRatings } from '#lib/contract/calls/v1/c2c/advertiser/ratings.ts';
import { answerC2cRating } from '#lib/contract/calls/v1/c2c/order/answer-rating.ts';
import { getC2cOrder } from '#lib/contract/calls/v1/c2c/order/detail.ts';
import { placeC2cOrder } from '#lib/contract/calls/v1/c2c/order/place.ts';
import { rateC2cOrder } from '#lib/contract/calls/v1/c2c/order/rate.ts';
import { releaseC2cOrder } from '#lib/contract/calls/v1/c2c/order/release.ts';
import { stepC2cOrder } from '#lib/contract/calls/v1/c2c/order/step.ts';
import { savePaymentMethod } from '#lib/contract/calls/v1/c2c/payment/method/save.ts';
import { enablePin } from '#lib/contract/calls/v1/user/security/pin/enable-pin.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import { c2cOrders, c2cSteps } from '#server/store/schema/c2c/c2c-orders.ts';
import { tryProven } from '../prove.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';
import { approveIdentity } from './approved-identity.ts';

let exchange: TestExchange;
let sabine: Visitor;
let piotr: Visitor;
let stranger: Visitor;
let advert: { advertId: string; version: number };
beforeAll(async () => {
  exchange = await startTestExchange();
  [sabine, piotr, stranger] = await Promise.all([
    createTrader(exchange, { USDT: ['TRC20', '10000'] }),
    createTrader(exchange, { USDT: ['TRC20', '500'], BTC: ['Bitcoin', '0.1'] }),
    createTrader(exchange),
  ]);
  await approveIdentity(exchange, sabine, 'Sabine Sommer');
  await approveIdentity(exchange, piotr, 'Piotr Nowak');
  for (const who of [sabine, piotr]) await tryProven(who, enablePin, { pin: '493027' });
  const saved = await tryProven(sabine, savePaymentMethod, {
    scheme: 'sepa',
    fields: { name: 'Sabine Sommer', iban: 'DE89370400440532013000' },
  });
  const { advertId, version } = await sabine.call(publishAdvert, {
    side: 'sell',
    coin: 'USDT',
    quote: 'EUR',
    price: { kind: 'fixed', price: '0.92' },
    amount: '1000',
    minimum: '20',
    maximum: '500',
    paymentMinutes: 15,
    methodIds: [savePaymentMethod.response.parse(saved.data).methodId],
  });
  advert = { advertId, version };
}, 60_000);
afterAll(() => exchange.close());

const placed = async (): Promise<string> => (await piotr.call(placeC2cOrder, { ...advert, amount: '46' })).orderId;
const step = (who: Visitor, orderId: string, taken: RequestOf<typeof stepC2cOrder>['step']) =>
  who.call(stepC2cOrder, { orderId, step: taken });
async function released(): Promise<string> {
  const orderId = await placed();
  await step(piotr, orderId, 'mark-paid');
  await tryProven(sabine, releaseC2cOrder, { orderId });
  return orderId;
}
const advertiser = async () => (await stranger.call(getAdvert, { advertId: advert.advertId })).advertiser;
const listed = async () => (await stranger.call(getAdvertiserRatings, { advertId: advert.advertId })).list;

test('each of the two says it once, and the other answers once', async () => {
  const orderId = await released();
  expect(await advertiser()).toMatchObject({ ratings: 0, positivePercent: null });
  const rated = await piotr.call(rateC2cOrder, { orderId, rating: 'positive', text: ' Quick and friendly. ' });
  expect(rated.ratings).toMatchObject([{ by: 'buyer', rating: 'positive', text: 'Quick and friendly.', answer: null, answeredMs: null }]);
  expect((await piotr.try(rateC2cOrder, { orderId, rating: 'negative' })).code).toBe('53121');
  const answered = await sabine.call(answerC2cRating, { orderId, text: 'Thank you!' });
  expect(answered.ratings).toMatchObject([{ by: 'buyer', answer: 'Thank you!' }]);
  expect((await sabine.try(answerC2cRating, { orderId, text: 'Again' })).code).toBe('53123');
  expect((await piotr.try(answerC2cRating, { orderId, text: 'To whom?' })).code).toBe('53122');
  await sabine.call(rateC2cOrder, { orderId, rating: 'negative', text: '' });
  expect((await piotr.call(getC2cOrder, { orderId })).counterpart).toMatchObject({ ratings: 1, positivePercent: 100 });
  expect((await sabine.call(getC2cOrder, { orderId })).counterpart).toMatchObject({ ratings: 1, positivePercent: 0 });
  const seen = (await sabine.call(getC2cOrder, { orderId })).counterpart.nickname;
  expect(await listed()).toMatchObject([{ nickname: seen, rating: 'positive', text: 'Quick and friendly.', answer: 'Thank you!' }]);
});

test('when both press twice at once, one is written', async () => {
  const orderId = await released();
  const answers = await Promise.all([1, 2, 3].map(() => piotr.try(rateC2cOrder, { orderId, rating: 'negative' })));
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['00000', '53121', '53121']);
  // One of two: half of them, told in whole percents.
  expect(await advertiser()).toMatchObject({ ratings: 2, positivePercent: 50 });
  const replies = await Promise.all([1, 2].map((at) => sabine.try(answerC2cRating, { orderId, text: `answer ${at}` })));
  expect(replies.map(({ code }) => code).toSorted()).toEqual(['00000', '53123']);
});

test('a list goes on, newest first', async () => {
  const first = await stranger.call(getAdvertiserRatings, { advertId: advert.advertId, pageSize: 1 });
  const second = await stranger.call(getAdvertiserRatings, { advertId: advert.advertId, pageSize: 1, idLessThan: first.nextId ?? '' });
  expect([...first.list, ...second.list]).toEqual(await listed());
  expect((await stranger.try(getAdvertiserRatings, { advertId: '999999' })).code).toBe('53040');
});

test('how soon she lets go follows from the events of her orders', async () => {
  const events = await exchange.store.db.select().from(c2cSteps);
  const timeOf = (orderId: number, cause: string): number =>
    events.find((event) => event.orderId === orderId && event.cause === cause)?.timeMs ?? 0;
  const ends = events.filter(({ cause }) => cause === 'release');
  expect(ends.length).toBeGreaterThan(1);
  const waits = ends.map(({ orderId, timeMs }) => timeMs - timeOf(orderId, 'mark-paid'));
  expect((await advertiser()).releaseSeconds).toBe(middle(waits));
});

test.each([
  ['a link', { text: 'see https://example.com' }, '53124'],
  ['code', { text: '<script>alert(1)</script>' }, '53124'],
  ['what is not seen', { text: 'good\u202etrade' }, '53124'],
  ['a text of 201 characters', { text: 'x'.repeat(201) }, '40020'],
  ['another rating', { rating: 'five stars' }, '40020'],
  ['no rating', { rating: undefined }, '40020'],
  ['an order of nobody', { orderId: '999999' }, '50030'],
  ['a field that nobody knows', { stars: 5 }, '40020'],
])('a rating is refused without a trace: %s', async (_, change, code) => {
  const orderId = await released();
  const before = await listed();
  const answer = await piotr.try(rateC2cOrder, { orderId, rating: 'positive', text: 'fine', ...change });
  expect(answer.data).toBeNull();
  expect(answer.code).toBe(code);
  expect(await listed()).toEqual(before);
  await piotr.call(rateC2cOrder, { orderId, rating: 'positive', text: 'x'.repeat(200) });
});

test.each([
  ['no word', { text: ' ' }, '40020'],
  ['a link', { text: 'www.example.com' }, '53124'],
  ['a text of 201 characters', { text: 'x'.repeat(201) }, '40020'],
  ['an order of nobody', { orderId: '999999' }, '50030'],
])('an answer is refused without a trace: %s', async (_, change, code) => {
  const orderId = await released();
  await piotr.call(rateC2cOrder, { orderId, rating: 'positive' });
  expect((await sabine.try(answerC2cRating, { orderId, text: 'fine', ...change })).code).toBe(code);
  expect((await sabine.call(getC2cOrder, { orderId })).ratings).toMatchObject([{ answer: null }]);
});

test('nobody rates before the coins are released, nor what came to nothing, nor the order of others', async () => {
  const orderId = await placed();
  expect((await piotr.try(rateC2cOrder, { orderId, rating: 'positive' })).code).toBe('53120');
  await step(piotr, orderId, 'cancel');
  expect((await piotr.try(rateC2cOrder, { orderId, rating: 'negative' })).code).toBe('53120');
  const done = await released();
  expect((await stranger.try(rateC2cOrder, { orderId: done, rating: 'negative' })).code).toBe('50030');
  expect((await stranger.try(answerC2cRating, { orderId: done, text: 'mine now' })).code).toBe('50030');
});

/** The middle of an odd number of times, the mean of the two in the middle of an even one, in whole seconds. */
function middle(times: readonly number[]): number | null {
  const sorted = [...times].sort((one, other) => one - other);
  // One from either end, until one or two are left.
  while (sorted.length > 2) {
    sorted.pop();
    sorted.shift();
  }
  return sorted.length === 0 ? null : Math.round(sorted.reduce((sum, one) => sum + one, 0) / sorted.length / 1000);
}

test('how soon somebody pays and lets go is the median of the last 30 days, however far they lie apart', async () => {
  // Times of a day's trading, told apart from those of the machine: the paid mark some time after the order, the coins after it.
  const { db } = exchange.store;
  const rows = await db.select().from(c2cOrders);
  const long = [400_000, 61_500, 7_000, 86_400_000, 30_000, 999];
  for (const [at, { orderId, placedMs, state }] of rows.entries()) {
    const paidMs = placedMs - (long[at % 6] ?? 0) - 5_000;
    if (state === 'released')
      await db
        .update(c2cOrders)
        .set({ placedMs: paidMs - (long[(at + 1) % 6] ?? 0), paidMs })
        .where(eq(c2cOrders.orderId, orderId));
  }
  const told = await db.select().from(c2cOrders);
  const sold = told.filter(({ state, paidMs }) => state === 'released' && paidMs !== null);
  expect(sold.length).toBeGreaterThan(10);
  const releases = sold.map(({ paidMs, endedMs }) => (endedMs ?? 0) - (paidMs ?? 0));
  const payments = sold.map(({ paidMs, placedMs }) => (paidMs ?? 0) - placedMs);
  expect(await advertiser()).toMatchObject({ releaseSeconds: middle(releases), paySeconds: null });
  const seen = (await sabine.call(getC2cOrder, { orderId: String(sold[0]?.orderId) })).counterpart;
  expect(seen).toMatchObject({ releaseSeconds: null, paySeconds: middle(payments) });
});
