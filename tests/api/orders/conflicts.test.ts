// Rounds of fifty requests at once that want the same thing: each time exactly one of them has an effect.
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { AnyCall, RequestOf } from '#lib/contract/call.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { cancelOrder } from '#lib/contract/calls/v1/spot/order/cancel.ts';
import { cancelAllOrders } from '#lib/contract/calls/v1/spot/order/cancelAll.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { searchSize } from '#tests/thorough.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

const atOnce = 50;
const rounds = searchSize({ quick: 40, thorough: 170 });

let exchange: TestExchange;
let buyer: Visitor;
let seller: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  buyer = await createTrader(exchange, { USDT: ['ERC20', '20000'] });
  seller = await createTrader(exchange, { BTC: ['Bitcoin', '0.2'] });
});
afterAll(() => exchange.close());

type Place = RequestOf<typeof placeOrder>;
const order = (delegateType: 21 | 22, price: string, count: string, more: Partial<Place> = {}): Place => ({
  symbolId: 'BTCUSDT_SPBL',
  delegateType,
  orderType: 0,
  delegatePrice: price,
  delegateCount: count,
  ...more,
});

type Answer = Awaited<ReturnType<Visitor['try']>>;
type Sent = readonly [who: Visitor, call: AnyCall, request: object];

const all = (requests: readonly Sent[]): Promise<Answer[]> => Promise.all(requests.map(([who, call, request]) => who.try(call, request)));
const codes = (answers: readonly Answer[], code: string): number => answers.filter((answer) => answer.code === code).length;

async function held(visitor: Visitor, coin: string): Promise<{ available: number; frozen: number }> {
  const [balance] = (await visitor.call(getAssets, { coin })).list;
  return { available: Number(balance?.available ?? 0), frozen: Number(balance?.frozen ?? 0) };
}

test('one order comes of fifty sent under one name', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const one: Sent = [buyer, placeOrder, order(21, '95000', '0.001', { clientOid: `same-${round}` })];
    const answers = await all(Array.from({ length: atOnce }, () => one));
    expect([codes(answers, '00000'), codes(answers, '000001')]).toEqual([1, atOnce - 1]);
    const { orderIds } = await buyer.call(cancelAllOrders, {});
    expect(orderIds).toHaveLength(1);
    // Whoever was second is told the first one's id.
    const second = answers.find(({ code }) => code === '000001');
    expect(second?.params?.['orderId']).toBe(orderIds[0]);
  }
  expect(await held(buyer, 'USDT')).toEqual({ available: 20_000, frozen: 0 });
}, 180_000);

test('of fifty orders that want the same money one gets it', async () => {
  for (let round = 0; round < rounds; round += 1) {
    // 95,000 × 0.12 is 11,400 of 20,000: enough for one.
    const answers = await all(Array.from({ length: atOnce }, (): Sent => [buyer, placeOrder, order(21, '95000', '0.12')]));
    expect([codes(answers, '00000'), codes(answers, '02014')]).toEqual([1, atOnce - 1]);
    expect((await buyer.call(cancelAllOrders, {})).orderIds).toHaveLength(1);
  }
  expect(await held(buyer, 'USDT')).toEqual({ available: 20_000, frozen: 0 });
}, 180_000);

test('an order is cancelled or filled, never both, and never filled twice', async () => {
  const sell = order(22, '95000', '0.0001', { timeInForceValue: 3 });
  let fills = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { orderId } = await buyer.call(placeOrder, order(21, '95000', '0.0001'));
    // Nothing races in the last two rounds: a machine on which one kind always comes first sees both ends all the same.
    const alone: Sent = round === rounds - 1 ? [buyer, cancelOrder, { orderId }] : [seller, placeOrder, sell];
    const early = round < rounds - 2 ? [] : await all([alone]);
    const cancels = Array.from({ length: atOnce / 2 }, (): Sent => [buyer, cancelOrder, { orderId }]);
    const sells = Array.from({ length: atOnce / 2 }, (): Sent => [seller, placeOrder, sell]);
    // The first to go changes from round to round.
    const mixed = round % 2 === 0 ? [...cancels, ...sells] : [...sells, ...cancels];
    const turned = [...mixed.slice(round % atOnce), ...mixed.slice(0, round % atOnce)];
    const answers = await all(turned);
    const filled = [...early, ...answers].filter(
      ({ data }) => Number(Object.entries(data ?? {}).find(([field]) => field === 'dealCount')?.[1] ?? 0) > 0,
    ).length;
    const sent = early.length === 0 ? turned : [alone, ...turned];
    const cancelled = [...early, ...answers].filter((answer, at) => sent[at]?.[1] === cancelOrder && answer.code === '00000').length;
    expect(filled + cancelled).toBe(1);
    fills += filled;
  }
  // Both ways of ending were seen.
  expect(fills).toBeGreaterThan(0);
  expect(fills).toBeLessThan(rounds);
  const [money, coins] = [await held(buyer, 'USDT'), await held(seller, 'BTC')];
  expect(money).toEqual({ available: Number((20_000 - fills * 9.5).toFixed(8)), frozen: 0 });
  expect(coins).toEqual({ available: Number((0.2 - fills * 0.0001).toFixed(8)), frozen: 0 });
  expect(await exchange.client.checkInvariants()).toEqual([]);
}, 180_000);
