// The positions of copies, one by one: listed, told by the channel, closed, given prices of their own, and turned by their leader.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import type { RequestOf } from '#lib/contract/call.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { placeStrategyCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/placeStrategyCopy.ts';
import { getStrategy } from '#lib/contract/calls/v1/trigger/strategy/detail.ts';
import { reverseTrackedPosition } from '#lib/contract/calls/v1/trigger/tracking/backContract.ts';
import { cancelAllTrackingPlans } from '#lib/contract/calls/v1/trigger/tracking/cancelALLTrackingOrder.ts';
import { closeAllTrackingOrders } from '#lib/contract/calls/v1/trigger/tracking/closeALLTrackingOrder.ts';
import { closeAllTrackingOrdersV1 } from '#lib/contract/calls/v1/trigger/tracking/closeALLTrackingOrderV1.ts';
import { closeTrackingOrder } from '#lib/contract/calls/v1/trigger/tracking/closeTrackingOrder.ts';
import { getTrackingSymbols } from '#lib/contract/calls/v1/trigger/tracking/getOpenSymbol.ts';
import { getTrackingOrders } from '#lib/contract/calls/v1/trigger/tracking/openOrders.ts';
import { placeTrackingPlan } from '#lib/contract/calls/v1/trigger/tracking/plan/placePlan.ts';
import { updateTrackingTpslPlan } from '#lib/contract/calls/v1/trigger/tracking/plan/updateTPSLPlan.ts';
import { updateTrackingPlan } from '#lib/contract/calls/v1/trigger/tracking/updateTrackingPlan.ts';
import { updateTrackingPlanPreset } from '#lib/contract/calls/v1/trigger/tracking/updateTrackingPlanPreset.ts';
import { applyToLead } from '#lib/contract/calls/v1/trigger/trace/leader/apply.ts';
import { updateTrackingTpsl } from '#lib/contract/calls/v1/trigger/tracking/updateTpsl.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import type { TrackingOrder } from '#lib/contract/tracking/tracking-order.ts';
import { botIn } from '../bots/bot-of.ts';
import { houseContractOrder, setMark } from '../futures/contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';
import { patiently } from '#tests/api/patiently.ts';

const symbolId = 'BTCUSDT_UMCBL';
let exchange: TestExchange;
let leader: Visitor;
let follower: Visitor;
let stranger: Visitor;
let strategyId = '';
let trackingNo = '';
let leaderId = '';

const open = (): Promise<unknown> => leader.call(openContract, { symbolId, delegateType: 21, orderType: 1, delegateCount: '0.01' });

/** Once it holds so much; null for nothing. */
const holding = (quantity: string | null): Promise<TrackingOrder | undefined> =>
  vi.waitFor(async () => {
    const [order] = (await follower.call(getTrackingOrders, { strategyId })).list;
    if ((order === undefined ? null : Number(order.quantity)) !== (quantity === null ? null : Number(quantity)))
      throw new Error(`it holds ${JSON.stringify(order)}`);
    return order;
  }, patiently);

/** The prices at which it ends, as numbers. */
async function exits(): Promise<readonly (number | null)[]> {
  const order = await holding('0.005');
  return [order?.takeProfitPrice, order?.stopLossPrice].map((price) => (typeof price === 'string' ? Number(price) : null));
}

beforeAll(async () => {
  exchange = await startTestExchange();
  const trader = (): Promise<Visitor> => createTrader(exchange, { USDT: ['Tron', '10000'] });
  [leader, follower, stranger] = [await trader(), await trader(), await trader()];
  await setMark(exchange, symbolId, '100000');
  await houseContractOrder(exchange, symbolId, 'sell', 100_000, 50);
  await houseContractOrder(exchange, symbolId, 'buy', 99_990, 50);
  await leader.call(transferFunds, { coin: 'USDT', amount: '8000', from: 'spot', to: 'futures' });
  const { userId } = (await leader.call(userInfo, {})).userInfo;
  leaderId = String(await exchange.accounts.accountOf(userId, 'live'));
  await leader.call(applyToLead, { line: 'futures', sharePercent: 0, agreed: true });
  await follower.call(acceptStrategyAgreement, { agreed: true });
  const start: RequestOf<typeof placeStrategyCopy> = {
    strategyType: 32,
    symbolId,
    leaderId,
    investAmount: '2000',
    copyType: 'multiplier',
    copyValue: '0.5',
    leverage: 10,
    targetProfit: '0.5',
  };
  ({ strategyId } = await follower.call(placeStrategyCopy, start));
  trackingNo = `${strategyId}-${symbolId}`;
  await botIn(follower, strategyId, 'running');
}, 60_000);
afterAll(() => exchange.close());

test('what is held is listed, and nobody sees what others hold', async () => {
  const beforeMs = Date.now();
  await open();
  const order = await holding('0.005');
  expect(order).toMatchObject({ trackingNo, strategyId, symbolId, businessLine: 10, holdSide: 'long', leverage: 10, coin: 'USDT' });
  expect(Number(order?.averagePrice)).toBe(100_000);
  // 500 at ten times: the leader's cross margin, behind which all of the copy stands.
  expect(order).toMatchObject({ leaderId, price: '100000.0', marginMode: 2 });
  expect(Number(order?.margin)).toBeCloseTo(2000 - 0.3);
  expect(order?.openTimeMs).toBeGreaterThanOrEqual(beforeMs);
  expect(order?.openTimeMs).toBeLessThanOrEqual(Date.now());
  // 50 % above that.
  expect(await exits()).toEqual([150_000, null]);
  expect((await follower.call(getTrackingOrders, { symbolId: 'ETHUSDT_UMCBL' })).list).toEqual([]);
  expect((await stranger.call(getTrackingOrders, {})).list).toEqual([]);
  for (const answer of [await stranger.try(getTrackingOrders, { strategyId }), await stranger.try(closeTrackingOrder, { trackingNo })])
    expect(answer.code).toBe(errorCodes.unknownStrategy);
  expect((await follower.call(getTrackingSymbols, {})).list).toEqual([{ strategyId, symbolId, isOpen: true, isHeld: true }]);
});

test('prices for its end: one where there is none, one changed, both, none on the wrong side, and taken back', async () => {
  const stop = (triggerPrice: string) => ({ trackingNo, planType: 2 as const, triggerPrice });
  await follower.call(placeTrackingPlan, stop('90000'));
  expect(await exits()).toEqual([150_000, 90_000]);
  expect((await follower.try(placeTrackingPlan, stop('91000'))).code).toBe(errorCodes.trackingPlanStands);
  await follower.call(updateTrackingTpslPlan, stop('91000'));
  expect(await exits()).toEqual([150_000, 91_000]);
  await follower.call(updateTrackingTpsl, { trackingNo, takeProfitPrice: '110000', stopLossPrice: null });
  expect(await exits()).toEqual([110_000, null]);
  expect((await follower.try(updateTrackingTpslPlan, stop('91000'))).code).toBe(errorCodes.unknownPlan);
  expect((await follower.try(updateTrackingTpsl, { trackingNo, stopLossPrice: '100001' })).code).toBe(errorCodes.invalidExit);
  expect((await follower.try(updateTrackingTpsl, { trackingNo, stopLossPrice: '90000.01' })).code).toBe(errorCodes.invalidPrice);
  expect(await exits()).toEqual([110_000, null]);
  expect((await stranger.try(cancelAllTrackingPlans, { strategyId, symbolId })).code).toBe(errorCodes.unknownStrategy);
  expect(await holding('0.005')).toMatchObject({ areExitsSet: true });
  expect(await follower.call(cancelAllTrackingPlans, { strategyId, symbolId })).toEqual({ strategyIds: [strategyId], outcome: 'done' });
  expect(await exits()).toEqual([150_000, null]);
  expect(await holding('0.005')).toMatchObject({ areExitsSet: false });
});

test('settings: those of all markets, and those of one, which then stands for itself', async () => {
  await follower.call(updateTrackingPlanPreset, { strategyId, targetProfit: '0.2' });
  expect(await exits()).toEqual([120_000, null]);
  await follower.call(updateTrackingPlan, { strategyId, symbolId, isLeftOut: true, targetProfit: '0.3' });
  expect(await exits()).toEqual([130_000, null]);
  await follower.call(updateTrackingPlanPreset, { strategyId, targetProfit: null });
  expect(await exits()).toEqual([130_000, null]);
  expect((await follower.call(getTrackingSymbols, { strategyId })).list).toMatchObject([{ isOpen: false }]);
  await follower.call(updateTrackingPlan, { strategyId, symbolId, isLeftOut: false });
  const { bot } = await follower.call(getStrategy, { strategyId });
  expect(bot).toMatchObject({ terms: { takeProfitRate: null, markets: [{ symbol: symbolId, isLeftOut: false, takeProfitRate: '0.3' }] } });
});

test('one is closed by its follower; the leader’s next opening is copied again', async () => {
  await follower.call(closeTrackingOrder, { trackingNo });
  await holding(null);
  expect((await follower.try(closeTrackingOrder, { trackingNo })).code).toBe(errorCodes.noPosition);
  expect((await follower.try(closeAllTrackingOrdersV1, { strategyId })).code).toBe(errorCodes.noPosition);
  await open();
  await holding('0.005');
});

test('all are closed, of all copies and of one', async () => {
  expect(await stranger.call(closeAllTrackingOrders, {})).toEqual({ strategyIds: [], outcome: 'done' });
  expect(await follower.call(closeAllTrackingOrders, { symbolId })).toEqual({ strategyIds: [strategyId], outcome: 'done' });
  await holding(null);
  await open();
  await holding('0.005');
  await follower.call(closeAllTrackingOrdersV1, { strategyId });
  await holding(null);
});

test('a leader turns his position, and the copies turn with him; nobody else has this call', async () => {
  await open();
  await holding('0.005');
  expect((await follower.try(reverseTrackedPosition, { symbolId })).code).toBe(errorCodes.unknownLeader);
  await leader.call(reverseTrackedPosition, { symbolId });
  await vi.waitFor(async () => {
    const [order] = (await follower.call(getTrackingOrders, {})).list;
    expect(order?.holdSide).toBe('short');
  }, patiently);
});
