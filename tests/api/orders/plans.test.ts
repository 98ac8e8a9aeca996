// Every kind of plan over the wire: placed, seen, changed, cancelled, fired by a real trade, and refused.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import type { RequestOf } from '#lib/contract/call.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { getSymbolInfo } from '#lib/contract/calls/v1/mix/public/getSymbolInfo.ts';
import { batchCancelOrders } from '#lib/contract/calls/v1/spot/order/batchCancel.ts';
import { batchPlaceOrders } from '#lib/contract/calls/v1/spot/order/batchPlace.ts';
import { cancelAfter } from '#lib/contract/calls/v1/spot/order/cancelAfter.ts';
import { cancelAllOrders } from '#lib/contract/calls/v1/spot/order/cancelAll.ts';
import { getOrderHistory } from '#lib/contract/calls/v1/spot/order/history.ts';
import { modifyOrder } from '#lib/contract/calls/v1/spot/order/modify.ts';
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { placeOco } from '#lib/contract/calls/v1/spot/order/placeOco.ts';
import { placeScaled } from '#lib/contract/calls/v1/spot/order/placeScaled.ts';
import { batchCancelPlan } from '#lib/contract/calls/v1/trigger/plan/batchCancelPlan.ts';
import { cancelPlan } from '#lib/contract/calls/v1/trigger/plan/cancelPlan.ts';
import { getPlanHistory } from '#lib/contract/calls/v1/trigger/plan/history.ts';
import { getOpenPlans } from '#lib/contract/calls/v1/trigger/plan/openPlans.ts';
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import { placePlanOrder } from '#lib/contract/calls/v1/trigger/plan/placePlanOrder.ts';
import { updateDelegatePlan } from '#lib/contract/calls/v1/trigger/plan/updateDelegatePlan.ts';
import { updatePlanPreset } from '#lib/contract/calls/v1/trigger/plan/updatePlanPreset.ts';
import { updateTpslPlan } from '#lib/contract/calls/v1/trigger/plan/updateTPSLPlan.ts';
import { cancelIceberg } from '#lib/contract/calls/v1/trigger/strategy/ice/cancel.ts';
import { getIcebergHistory } from '#lib/contract/calls/v1/trigger/strategy/ice/history.ts';
import { placeIceberg } from '#lib/contract/calls/v1/trigger/strategy/ice/place.ts';
import { getIcebergs } from '#lib/contract/calls/v1/trigger/strategy/ice/query.ts';
import { cancelTwap } from '#lib/contract/calls/v1/trigger/strategy/timeShare/cancel.ts';
import { placeTwap } from '#lib/contract/calls/v1/trigger/strategy/timeShare/place.ts';
import { getTwaps } from '#lib/contract/calls/v1/trigger/strategy/timeShare/query.ts';
import { everyMarket } from '#server/engine/ids.ts';
import { assertSound } from '../assert-sound.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

const symbolId = 'BTCUSDT_SPBL';
let exchange: TestExchange;
let ann: Visitor;
let bob: Visitor;
let bitcoin = 0;
beforeAll(async () => {
  exchange = await startTestExchange();
  ann = await createTrader(exchange, { USDT: ['ERC20', '20000'], BTC: ['Bitcoin', '0.2'] });
  bob = await createTrader(exchange, { USDT: ['ERC20', '20000'], BTC: ['Bitcoin', '0.2'] });
  bitcoin = (await exchange.client.listed()).marketIds[0] ?? 0;
  await trade('96000');
});
afterAll(() => exchange.close());
afterEach(async () => {
  await exchange.client.submit({ type: 'set-market-state', marketId: bitcoin, state: 'online' });
  for (const trader of [ann, bob]) {
    await trader.call(batchCancelPlan, {});
    await trader.call(cancelAllOrders, {});
  }
  await assertSound(exchange);
});

type Place = RequestOf<typeof placeOrder>;
const limit = (delegateType: 21 | 22, delegatePrice: string, delegateCount: string, more: Partial<Place> = {}): Place => ({
  symbolId,
  delegateType,
  orderType: 0,
  delegatePrice,
  delegateCount,
  ...more,
});

/** Brings the last price somewhere: Bob sells to himself through Ann, so to speak. */
async function trade(price: string): Promise<void> {
  await bob.call(placeOrder, limit(22, price, '0.0001'));
  await ann.call(placeOrder, limit(21, price, '0.0001', { timeInForceValue: 3 }));
}

const held = async (trader: Visitor, coin: string): Promise<string> => {
  const [balance] = (await trader.call(getAssets, { coin })).list;
  return balance?.frozen ?? '';
};
const open = async (trader: Visitor) => (await trader.call(getOpenPlans, {})).list;

/** The newest plan that is over. */
const ended = async (trader: Visitor) => (await trader.call(getPlanHistory, { pageSize: 1 })).list[0];

test('a trigger waits, holds its money, is changed and cancelled, and cannot be cancelled again', async () => {
  const request = { symbolId, delegateType: 22, planType: 0, delegateCount: '0.05', triggerPrice: '95000', clientOid: 'stop-1' } as const;
  const { planId, clientOid } = await ann.call(placePlan, request);
  expect(clientOid).toBe('stop-1');
  expect(await held(ann, 'BTC')).toBe('0.05');
  expect(await open(ann)).toMatchObject([
    {
      planId,
      clientOid,
      planType: 0,
      status: 0,
      delegateType: 22,
      triggerType: 0,
      triggerPrice: '95000.00',
      executePrice: '',
      tradeUnit: 'base',
    },
  ]);
  expect(await ann.try(placePlan, request)).toMatchObject({ code: '000001' });
  await ann.call(updateDelegatePlan, { planId, triggerPrice: '94000', executePrice: '93900', delegateCount: '0.04' });
  expect(await held(ann, 'BTC')).toBe('0.04');
  await ann.call(updatePlanPreset, { clientOid: 'stop-1', presetTakeProfitPrice: '90000' });
  expect(await open(ann)).toMatchObject([{ triggerPrice: '94000.00', executePrice: '93900.00', presetTakeProfitPrice: '90000.00' }]);
  expect(await bob.try(cancelPlan, { planId })).toMatchObject({ code: '50040' });
  await ann.call(cancelPlan, { planId });
  expect(await held(ann, 'BTC')).toBe('0');
  expect(await ann.try(cancelPlan, { planId })).toMatchObject({ code: '50041' });
  expect(await ended(ann)).toMatchObject({ planId, status: 4, reason: 'requested' });
});

test('a trade at the trigger price fires it, and the order it becomes says where it came from', async () => {
  await bob.call(placeOrder, limit(21, '95500', '0.02'));
  const { planId } = await ann.call(placePlan, { symbolId, delegateType: 22, planType: 0, delegateCount: '0.01', triggerPrice: '95500' });
  await bob.call(placeOrder, limit(21, '95000', '0.01'));
  await ann.call(placeOrder, limit(22, '95500', '0.001', { timeInForceValue: 3 }));
  const plan = await ended(ann);
  expect(plan).toMatchObject({ planId, status: 2, reason: '' });
  const [order] = (await ann.call(getOrderHistory, { pageSize: 1 })).list;
  expect(order).toMatchObject({
    orderId: plan?.orderId,
    planId,
    orderType: 1,
    orderSource: 10,
    enterPointSource: 4,
    status: 4,
    dealCount: '0.010000',
  });
  await trade('96000');
});

test('take-profit and stop-loss on what one holds: one leg fires, the order carries its code', async () => {
  const { planId } = await ann.call(placePlanOrder, {
    symbolId,
    delegateType: 22,
    delegateCount: '0.01',
    presetTakeProfitPrice: '97000',
    exeTakeProfitPrice: '97000',
    presetStopLossPrice: '95000',
  });
  expect(await open(ann)).toMatchObject([
    { planId, planType: 8, exeTakeProfitPrice: '97000.00', presetStopLossPrice: '95000.00', exeStopLossPrice: '' },
  ]);
  await ann.call(updateTpslPlan, { planId, presetTakeProfitPrice: '96500', exeTakeProfitPrice: '96400' });
  expect(await open(ann)).toMatchObject([{ planType: 1, presetStopLossPrice: '' }]);
  await trade('96500');
  expect(await ended(ann)).toMatchObject({ planId, status: 2 });
  expect((await ann.call(getOpenOrders, {})).list).toMatchObject([{ orderSource: 2, delegatePrice: '96400.00', planId }]);
  await ann.call(cancelAllOrders, {});
  await trade('96000');
  expect(await ann.try(placePlanOrder, { symbolId, delegateType: 22, delegateCount: '0.01', presetStopLossPrice: '96000' })).toMatchObject({
    code: '50044',
  });
  expect(await ann.try(placePlanOrder, { symbolId, delegateType: 22, delegateCount: '0.01' })).toMatchObject({ code: '50036' });
});

test('a preset exit opens for what the order brought', async () => {
  await bob.call(placeOrder, limit(22, '96000', '0.01'));
  const { orderId } = await ann.call(
    placeOrder,
    limit(21, '96000', '0.01', { presetTakeProfitPrice: '97000', presetStopLossPrice: '95000' }),
  );
  // 0.01 less the taker's 0.1 % is 0.00999: 9,990 lots of 0.000001.
  expect(await open(ann)).toMatchObject([{ parentOrderId: orderId, planType: 8, delegateType: 22, delegateCount: '0.009990', status: 0 }]);
});

test('a trailing plan follows the price', async () => {
  const { planId } = await ann.call(placePlan, { symbolId, delegateType: 22, planType: 6, delegateCount: '0.01', rangeRate: '0.01' });
  expect(await open(ann)).toMatchObject([{ planId, planType: 6, rangeRate: '0.01', activated: true, triggerPrice: '' }]);
  await bob.call(placeOrder, limit(21, '95030', '0.02'));
  // One per cent below 96,000 is 95,040: 95,030 is below it.
  await ann.call(placeOrder, limit(22, '95030', '0.001', { timeInForceValue: 3 }));
  expect(await ended(ann)).toMatchObject({ planId, status: 2 });
  await trade('96000');
  for (const rangeRate of ['0.0009', '0.051', '0.0012345'])
    expect(await ann.try(placePlan, { symbolId, delegateType: 22, planType: 6, delegateCount: '0.01', rangeRate })).toMatchObject({
      code: '50047',
    });
});

test('what the order of a plan takes with it may be said in shares of its price, and the size in the quote coin', async () => {
  const ratios = { presetTakeProfitPriceRatio: '0.1', presetStopLossPriceRatio: '-0.05' } as const;
  const buy = { symbolId, delegateType: 21, planType: 0, triggerPrice: '94000' } as const;
  const { planId } = await ann.call(placePlan, { ...buy, executePrice: '93900', delegateCount: '0.01', ...ratios });
  // 93,900 × 1.1 and 93,900 × 0.95
  expect(await open(ann)).toMatchObject([{ planId, presetTakeProfitPrice: '103290.00', presetStopLossPrice: '89205.00' }]);
  await ann.call(cancelPlan, { planId });
  const sized = await ann.call(placePlan, { ...buy, tokenId: 'USDT', tokenNum: '94', ...ratios });
  // At market it opens where it is triggered: 94,000 × 1.1 and 94,000 × 0.95
  expect(await open(ann)).toMatchObject([
    { planId: sized.planId, tradeUnit: 'quote', presetTakeProfitPrice: '103400.00', presetStopLossPrice: '89300.00' },
  ]);
  await ann.call(cancelPlan, { planId: sized.planId });
  const trailing = { symbolId, delegateType: 21, planType: 6, tokenNum: '94', rangeRate: '0.01' } as const;
  const moving = await ann.call(placePlan, { ...trailing, ...ratios });
  expect(await open(ann)).toMatchObject([{ planId: moving.planId, ...ratios }]);
  await ann.call(cancelPlan, { planId: moving.planId });
  expect(await ann.try(placePlan, { ...trailing, presetTakeProfitPrice: '99000' })).toMatchObject({
    code: '40020',
    params: { field: 'presetTakeProfitPrice' },
  });
  expect(await ann.try(placePlanOrder, { symbolId, delegateType: 22, delegateCount: '0.01', ...ratios })).toMatchObject({
    code: '40020',
    params: { field: 'presetTakeProfitPriceRatio' },
  });
  expect(await ann.try(placePlan, { ...trailing, delegateCount: '94' })).toMatchObject({ code: '40020', params: { field: 'tokenNum' } });
});

test('an OCO: its order filled, its stop goes; cancelled, both go; its order is not amended', async () => {
  const request = { symbolId, delegateType: 22, delegateCount: '0.01', delegatePrice: '97000', triggerPrice: '95000' } as const;
  const first = await ann.call(placeOco, request);
  const [plan] = await open(ann);
  expect(plan).toMatchObject({ planId: first.planId, planType: 9, delegatePrice: '97000.00', triggerPrice: '95000.00' });
  expect(await ann.try(modifyOrder, { orderId: plan?.linkedOrderId ?? '', delegatePrice: '97100' })).toMatchObject({ code: '50037' });
  await bob.call(placeOrder, limit(21, '97000', '0.01', { timeInForceValue: 3 }));
  expect(await ended(ann)).toMatchObject({ planId: first.planId, status: 4, reason: 'linked' });
  await trade('96000');
  const second = await ann.call(placeOco, request);
  await ann.call(cancelPlan, { planId: second.planId });
  expect((await ann.call(getOpenOrders, {})).list).toEqual([]);
  expect(await held(ann, 'BTC')).toBe('0');
});

test('an iceberg shows a part, is listed, and is cancelled whole', async () => {
  const { orderId } = await ann.call(placeIceberg, {
    symbolId,
    delegateType: 22,
    delegatePrice: '97000',
    delegateCount: '0.1',
    displayCount: '0.01',
  });
  expect((await ann.call(getIcebergs, {})).list).toMatchObject([
    { orderId, displayCount: '0.010000', delegateCount: '0.100000', orderSource: 87 },
  ]);
  expect((await exchange.client.book(bitcoin, 1)).asks[0]?.[1]).toBe(10_000);
  expect((await ann.call(getIcebergHistory, {})).list).toEqual([]);
  await ann.call(cancelIceberg, { orderId });
  expect((await ann.call(getIcebergs, {})).list).toEqual([]);
  const over = await ann.call(getIcebergHistory, { symbolId: 'BTCUSDT_SPBL' });
  expect(over).toMatchObject({ list: [{ orderId, cancelReason: 'requested' }], nextId: null });
  expect((await ann.call(getIcebergHistory, { symbolId: 'ETHUSDT_SPBL' })).list).toEqual([]);
  const tooLittle = { symbolId, delegateType: 22, delegatePrice: '97000', delegateCount: '0.1', displayCount: '0.000999' } as const;
  expect(await ann.try(placeIceberg, tooLittle)).toMatchObject({ code: '50035' });
});

test('a TWAP trades slice by slice by the exchange’s own clock, and says how far it is', async () => {
  await bob.call(placeOrder, limit(21, '95900', '0.05'));
  const request = { symbolId, delegateType: 22, delegateCount: '0.02', sliceCount: 2, intervalMs: 1000, delegatePrice: '95900' } as const;
  const { planId } = await ann.call(placeTwap, request);
  expect((await ann.call(getTwaps, {})).list).toMatchObject([
    { planId, planType: 10, status: 1, sliceCount: 2, intervalMs: 1000, delegatePrice: '95900.00' },
  ]);
  await expect
    .poll(() => ended(ann), { timeout: 10_000 })
    .toMatchObject({ planId, status: 2, slicesDone: 2, dealCount: '0.020000', dealAmount: '1918' });
  const third = await ann.call(placeTwap, { ...request, sliceCount: 10, intervalMs: 60_000 });
  await ann.call(cancelTwap, { planId: third.planId });
  expect(await held(ann, 'BTC')).toBe('0');
  expect(await ann.try(placeTwap, { ...request, varianceRate: '0.6' })).toMatchObject({ code: '50048' });
  await trade('96000');
});

test('the best bid and offer are read when the order arrives', async () => {
  await bob.call(placeOrder, limit(21, '95800', '0.01'));
  const { orderId } = await ann.call(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegateCount: '0.001', businessSource: 64 });
  expect((await ann.call(getOpenOrders, {})).list).toMatchObject([{ orderId, delegatePrice: '95800.00', orderSource: 64 }]);
  expect(await ann.try(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegateCount: '0.001', businessSource: 68 })).toMatchObject(
    { code: '40020' },
  );
});

test('scaled: one size over several prices', async () => {
  const answer = await ann.call(placeScaled, {
    symbolId,
    delegateType: 21,
    delegateCount: '0.01',
    startPrice: '95000',
    endPrice: '94000',
    orderCount: 3,
    sizeSkew: '2',
  });
  expect(answer.list.map(({ code }) => code)).toEqual(['00000', '00000', '00000']);
  // Weights 1, 1.5 and 2 of 4.5, in lots of 0.000001: 2,222, 3,333, 4,444, and the one left over to the first.
  expect((await ann.call(getOpenOrders, {})).list.map((order) => `${order.delegateCount} @ ${order.delegatePrice}`)).toEqual([
    '0.004444 @ 94000.00',
    '0.003333 @ 94500.00',
    '0.002223 @ 95000.00',
  ]);
});

test('a batch: each order is taken or refused by itself', async () => {
  const answer = await ann.call(batchPlaceOrders, {
    list: [
      limit(21, '95000', '0.001'),
      limit(21, '95000.001', '0.001'),
      limit(21, '95000', '5', { clientOid: 'too-much' }),
      limit(21, '94000', '0.002'),
    ],
  });
  expect(answer.list.map(({ code }) => code)).toEqual(['00000', '50019', '02014', '00000']);
  expect(answer.list[2]).toMatchObject({ orderId: '', clientOid: 'too-much', msg: 'Your available balance is not enough' });
  const orderIds = answer.list.map(({ orderId }) => orderId).filter((orderId) => orderId !== '');
  const cancelled = await ann.call(batchCancelOrders, { list: [...orderIds.map((orderId) => ({ orderId })), { orderId: '999999999' }] });
  expect(cancelled.list.map(({ code }) => code)).toEqual(['00000', '00000', '50030']);
});

test('a market that only cancels, and one that is halted', async () => {
  const { orderId } = await ann.call(placeOrder, limit(21, '95000', '0.001'));
  await exchange.client.submit({ type: 'set-market-state', marketId: bitcoin, state: 'cancel-only' });
  expect(await ann.try(placeOrder, limit(21, '95000', '0.001'))).toMatchObject({ code: '50033' });
  expect(await ann.call(getSymbolInfo, { symbolId })).toMatchObject({ status: 'cancel-only' });
  await exchange.client.submit({ type: 'set-market-state', marketId: bitcoin, state: 'halted' });
  expect(await ann.try(cancelAllOrders, { symbolId })).toMatchObject({ code: '50034' });
  await exchange.client.submit({ type: 'set-market-state', marketId: bitcoin, state: 'online' });
  expect((await ann.call(cancelAllOrders, { symbolId })).orderIds).toEqual([orderId]);
});

test('the dead man’s switch cancels what is open unless it is set again', async () => {
  await ann.call(placeOrder, limit(21, '95000', '0.001'));
  expect((await ann.call(cancelAfter, { timeoutMs: 60_000 })).dueTimeMs).toBeGreaterThan(0);
  expect(await ann.call(cancelAfter, { timeoutMs: 0 })).toEqual({ dueTimeMs: null });
  expect(await ann.try(cancelAfter, { timeoutMs: 999 })).toMatchObject({ code: '50053' });
  await ann.call(cancelAfter, { timeoutMs: 1000 });
  await expect.poll(async () => (await ann.call(getOpenOrders, {})).list, { timeout: 10_000 }).toEqual([]);
  expect((await ann.call(getOrderHistory, { pageSize: 1 })).list[0]).toMatchObject({ status: 5, cancelReason: 'countdown' });
});

test('every plan of a kind is taken back at once', async () => {
  await ann.call(placePlan, { symbolId, delegateType: 22, planType: 0, delegateCount: '0.01', triggerPrice: '95000' });
  const { planId } = await ann.call(placePlan, { symbolId, delegateType: 22, planType: 6, delegateCount: '0.01', rangeRate: '0.01' });
  expect(await ann.call(batchCancelPlan, { planType: 6 })).toEqual({ planIds: [planId] });
  expect(await open(ann)).toHaveLength(1);
  expect((await ann.call(batchCancelPlan, { symbolId })).planIds).toHaveLength(1);
  expect(everyMarket).toBe(-1);
});

test('what is over is narrowed by kind, state, side and time', async () => {
  const all = (await ann.call(getPlanHistory, { pageSize: 100 })).list;
  const ids = async (request: RequestOf<typeof getPlanHistory>): Promise<string[]> =>
    (await ann.call(getPlanHistory, { pageSize: 100, ...request })).list.map(({ planId }) => planId);
  const those = (wanted: (plan: (typeof all)[number]) => boolean): string[] => all.filter(wanted).map(({ planId }) => planId);
  expect(new Set(all.map(({ planType }) => planType)).size).toBeGreaterThan(2);
  expect(await ids({ planType: 0 })).toEqual(those(({ planType }) => planType === 0));
  expect(await ids({ planType: 8 })).toEqual(those(({ planType }) => planType === 1 || planType === 2 || planType === 8));
  expect(await ids({ planType: 10, status: 4 })).toEqual(those(({ planType, status }) => planType === 10 && status === 4));
  expect(await ids({ delegateType: 21 })).toEqual(those(({ delegateType }) => delegateType === 21));
  const [newest] = all;
  expect(await ids({ endTime: (newest?.updateTimeMs ?? 0) - 1 })).not.toContain(newest?.planId);
  expect(await ids({ startTime: newest?.updateTimeMs ?? 0 })).toContain(newest?.planId);
});
