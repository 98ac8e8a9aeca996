// Plan orders of contracts, over the wire: triggers, trailing, take-profit and stop-loss of a position in part and whole, by price, return and profit.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import type { RequestOf } from '#lib/contract/call.ts';
import { getPositions } from '#lib/contract/calls/v1/mcp/account/positions.ts';
import { setLeverage } from '#lib/contract/calls/v1/mcp/adjust/lever.ts';
import { setPositionMode } from '#lib/contract/calls/v1/mcp/adjust/position/mode.ts';
import { batchCancelContract } from '#lib/contract/calls/v1/mcp/order/batchCancelContract.ts';
import { getContractTicker } from '#lib/contract/calls/v1/mcp/market/ticker.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { cancelAllOrders } from '#lib/contract/calls/v1/spot/order/cancelAll.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { batchCancelPlan } from '#lib/contract/calls/v1/trigger/plan/batchCancelPlan.ts';
import { cancelPlan } from '#lib/contract/calls/v1/trigger/plan/cancelPlan.ts';
import { getContractPlanHistory } from '#lib/contract/calls/v1/mcp/history/plans.ts';
import { getPlanHistory } from '#lib/contract/calls/v1/trigger/plan/history.ts';
import { setMarginMode } from '#lib/contract/calls/v1/mcp/adjust/margin/mode.ts';
import { getRiskRatioRange } from '#lib/contract/calls/v1/trigger/plan/mmr/getRiskRatioRange.ts';
import { placeMarginRatioPlan } from '#lib/contract/calls/v1/trigger/plan/mmr/placePlanOrder.ts';
import { PlanType } from '#lib/contract/enums.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import { getOpenPlans } from '#lib/contract/calls/v1/trigger/plan/openPlans.ts';
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import { placePlanOrder } from '#lib/contract/calls/v1/trigger/plan/placePlanOrder.ts';
import { updateDelegatePlan } from '#lib/contract/calls/v1/trigger/plan/updateDelegatePlan.ts';
import { updatePlanPreset } from '#lib/contract/calls/v1/trigger/plan/updatePlanPreset.ts';
import { updateTpslPlan } from '#lib/contract/calls/v1/trigger/plan/updateTPSLPlan.ts';
import { units } from '#server/engine/units.ts';
import { assertSound } from '../assert-sound.ts';
import { createContractTrader, setMark } from './contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

const symbolId = 'BTCUSDT_UMCBL';
let exchange: TestExchange;
/** Makes the other side of every trade. */
let maker: Visitor;
let taker: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  maker = await createContractTrader(exchange, '25000');
  taker = await createContractTrader(exchange, '25000');
});
afterAll(() => exchange.close());
afterEach(async () => {
  await maker.call(batchCancelContract, {});
  await assertSound(exchange);
});

type Open = RequestOf<typeof openContract>;
const limit = (delegateType: Open['delegateType'], delegatePrice: string, delegateCount: string): Open => ({
  symbolId,
  delegateType,
  orderType: 0,
  delegatePrice,
  delegateCount,
});
/** Mark and last price both stand here. */
async function at(price: string): Promise<void> {
  await setMark(exchange, symbolId, price);
  await maker.call(openContract, limit(22, price, '0.0001'));
  await taker.call(openContract, { ...limit(21, price, '0.0001'), timeInForceValue: 3 });
}
const plans = async (trader: Visitor) => (await trader.call(getOpenPlans, { businessLine: 10 })).list;
const ended = async (trader: Visitor) => (await trader.call(getPlanHistory, { businessLine: 10, pageSize: 1 })).list[0];
const held = async (trader: Visitor) =>
  (await trader.call(getPositions, { businessLine: 10 })).positions.map(({ holdSide, total }) => `${holdSide} ${total}`);
/** Long 0.02 from 96,000, at ten times. */
async function long(): Promise<Visitor> {
  await at('96000');
  const trader = await createContractTrader(exchange, '2000');
  await trader.call(setLeverage, { symbolId, leverage: 10 });
  await maker.call(openContract, limit(22, '96000', '0.02'));
  await trader.call(openContract, limit(21, '96000', '0.02'));
  return trader;
}

test('a trigger of a contract watches the last price or the mark price, and opens what it says', async () => {
  await at('96000');
  expect(await taker.call(getContractTicker, { symbolCodeDisplayName: 'BTCUSDT', businessLine: 10 })).toMatchObject({
    symbol: symbolId,
    lastPrice: '96000.0',
    indexPrice: '96000.0',
    contract: { markPrice: '96000.0' },
  });
  const trader = await createContractTrader(exchange, '2000');
  const plan = {
    symbolId,
    businessLine: 10,
    delegateType: 21,
    planType: 0,
    delegateCount: '0.01',
    triggerPrice: '97000',
    triggerType: 1,
  } as const;
  const { planId } = await trader.call(placePlan, { ...plan, executePrice: '97100', presetStopLossPrice: '96500', clientOid: 'up' });
  expect(await plans(trader)).toMatchObject([
    {
      planId,
      clientOid: 'up',
      symbolId,
      businessLine: 10,
      planType: 0,
      triggerType: 1,
      triggerPrice: '97000.0',
      executePrice: '97100.0',
      holdSide: '',
      isReducePosition: false,
      delegateCount: '0.0100',
    },
  ]);
  await trader.call(updateDelegatePlan, { planId, triggerPrice: '97050', delegateCount: '0.02' });
  await trader.call(updatePlanPreset, { planId, presetStopLossPrice: '96400', presetSlpTriType: 1 });
  expect(await plans(trader)).toMatchObject([
    { triggerPrice: '97050.0', delegateCount: '0.0200', presetStopLossPrice: '96400.0', presetSlpTriType: 1 },
  ]);
  await maker.call(openContract, limit(22, '97080', '0.02'));
  // Only the mark price reaches it.
  await setMark(exchange, symbolId, '97060');
  expect(await held(trader)).toEqual(['long 0.0200']);
  // The position that it has opened is guarded by the exit that it took with it.
  expect(await plans(trader)).toMatchObject([{ planType: 2, delegateType: 22, isReducePosition: true, delegateCount: '0.0200' }]);
  expect(await ended(trader)).toMatchObject({ planId, status: 2 });
});

test('a position has take-profit and stop-loss in part and whole, several at a time, and they go with it', async () => {
  const trader = await long();
  const both = { symbolId, delegateType: 22, presetTakeProfitPrice: '98000', presetStopLossPrice: '95000', presetSlpTriType: 1 } as const;
  const { planId } = await trader.call(placePlanOrder, { ...both, planType: 8, delegateCount: '0.005' });
  await trader.call(placePlanOrder, { symbolId, delegateType: 22, planType: 4, presetTakeProfitPrice: '99000' });
  await trader.call(placePlanOrder, { symbolId, delegateType: 22, planType: 5, delegateCount: '0.01', presetStopLossPrice: '94000' });
  await trader.call(placePlanOrder, { symbolId, delegateType: 22, delegateCount: '0', presetStopLossPrice: '93500' });
  expect((await plans(trader)).map((one) => `${one.planType} ${one.delegateCount} ${one.isReducePosition}`)).toEqual([
    '5 0.0000 true',
    '5 0.0000 true',
    '4 0.0000 true',
    '8 0.0050 true',
  ]);
  await trader.call(updateTpslPlan, { planId, delegateCount: '0', presetTakeProfitPrice: '98500' });
  expect((await plans(trader)).at(-1)).toMatchObject({ planType: 4, presetTakeProfitPrice: '98500.0', presetStopLossPrice: '' });
  await trader.call(updateTpslPlan, { planId, delegateCount: '0.005', presetStopLossPrice: '95500' });
  await maker.call(openContract, limit(21, '95400', '0.005'));
  await at('95500');
  expect(await held(trader)).toEqual(['long 0.0150']);
  await maker.call(openContract, limit(21, '93900', '0.02'));
  await at('94000');
  expect(await held(trader)).toEqual([]);
  expect(await plans(trader)).toEqual([]);
  expect((await trader.call(getPlanHistory, { symbolId, planType: 5, delegateType: 22 })).list.map(({ reason }) => reason)).toContain(
    'nothing-to-reduce',
  );
});

test('by return and by profit the price follows from the entry, snapped down to the tick', async () => {
  const trader = await long();
  const place = (fields: object) => trader.call(placePlanOrder, { symbolId, delegateType: 22, ...fields });
  // 96,000 × (1 + 0.25 ÷ 10) and 96,000 × (1 − 0.1 ÷ 10).
  await place({ presetTakeProfitPriceRatio: '0.25', presetStopLossPriceRatio: '-0.1' });
  // 96,000 + 30 ÷ 0.02 and 96,000 − 7.77 ÷ 0.02 = 95,611.5.
  const { planId } = await place({ delegateCount: '0.01', presetTakeProfitAmount: '30', presetStopLossAmount: '7.77' });
  expect((await plans(trader)).map((one) => [one.presetTakeProfitPrice, one.presetStopLossPrice])).toEqual([
    ['97500.0', '95611.5'],
    ['98400.0', '95040.0'],
  ]);
  await trader.call(updateTpslPlan, { planId, presetStopLossPriceRatio: '0.02' });
  expect((await plans(trader))[0]).toMatchObject({ presetTakeProfitPrice: '', presetStopLossPrice: '95808.0', delegateCount: '0.0100' });
  const refused = (fields: object) => trader.try(placePlanOrder, { symbolId, delegateType: 22, ...fields });
  expect(await refused({ presetStopLossPriceRatio: '-1' })).toMatchObject({ code: '50036' });
  expect(await refused({ presetTakeProfitPriceRatio: '-0.1' })).toMatchObject({
    code: '40020',
    params: { field: 'presetTakeProfitPriceRatio' },
  });
  expect(await refused({ presetStopLossPrice: '95000', presetStopLossAmount: '1' })).toMatchObject({
    code: '40020',
    params: { field: 'presetStopLossAmount' },
  });
  expect(await refused({ presetTakeProfitPriceRatio: 'much' })).toMatchObject({ code: '40020' });
  expect(await trader.try(placePlanOrder, { symbolId, delegateType: 21, presetTakeProfitPriceRatio: '0.1' })).toMatchObject({
    code: '50062',
  });
});

test('a trailing plan closes without opening, one-way and hedged', async () => {
  const trader = await long();
  const plan = { symbolId, delegateType: 22, planType: 6, delegateCount: '0.03', rangeRate: '0.01', isReducePosition: true } as const;
  const { planId } = await trader.call(placePlan, plan);
  // One that only closes is a moving take-profit and stop-loss.
  expect(await plans(trader)).toMatchObject([{ planType: 3, activated: true, isReducePosition: true, rangeRate: '0.01' }]);
  await trader.call(updateDelegatePlan, { planId, rangeRate: '0.02' });
  await maker.call(openContract, limit(21, '94000', '0.05'));
  await at('94080');
  expect(await held(trader)).toEqual([]);
  expect(await ended(trader)).toMatchObject({ planId, status: 2 });
});

test('hedged, a plan names its position', async () => {
  await at('96000');
  const trader = await createContractTrader(exchange, '2000');
  await trader.call(setPositionMode, { businessLine: 10, positionMode: 2 });
  const plan = { symbolId, planType: 0, delegateCount: '0.01', triggerPrice: '97000' } as const;
  expect(await trader.try(placePlan, { ...plan, delegateType: 21 })).toMatchObject({ code: '50064' });
  expect(await trader.try(placePlan, { ...plan, delegateType: 3 })).toMatchObject({ code: '50062' });
  await trader.call(placePlan, { ...plan, delegateType: 1 });
  await maker.call(openContract, limit(22, '96000', '0.01'));
  await trader.call(openContract, limit(1, '96000', '0.01'));
  await trader.call(placePlanOrder, { symbolId, delegateType: 3, planType: 5, presetStopLossPrice: '95000' });
  expect(await plans(trader)).toMatchObject([
    { delegateType: 3, holdSide: 'long', planType: 5 },
    { delegateType: 1, holdSide: 'long', planType: 0 },
  ]);
  expect(await trader.try(placePlanOrder, { symbolId, delegateType: 1, presetStopLossPrice: '95000' })).toMatchObject({
    code: '40020',
    params: { field: 'delegateType' },
  });
  await trader.call(batchCancelPlan, { businessLine: 10, planType: 5 });
  expect(await plans(trader)).toMatchObject([{ delegateType: 1 }]);
  expect((await trader.call(getPlanHistory, { businessLine: 10, delegateType: 1 })).list).toEqual([]);
  expect((await trader.call(getPlanHistory, { businessLine: 10, delegateType: 3 })).list).toMatchObject([{ planType: 5, status: 4 }]);
  const over = async (request: RequestOf<typeof getContractPlanHistory>) =>
    (await trader.call(getContractPlanHistory, request)).list.map(({ planType, status, reason }) => `${planType} ${status} ${reason}`);
  // Without a line it is of all contracts, and never of spot.
  for (const request of [
    {},
    { symbolId },
    { businessLine: 10, status: 4, planType: 2 },
    { delegateType: 22 },
    { delegateType: 3 },
  ] as const) {
    expect(await over(request)).toEqual(['5 4 requested']);
  }
  for (const request of [{ businessLine: 12 }, { status: 2 }, { planType: 0 }, { delegateType: 21 }, { endTime: 1 }] as const) {
    expect(await over(request)).toEqual([]);
  }
  expect(await trader.try(getContractPlanHistory, { businessLine: 1 })).toMatchObject({ code: '40020', params: { field: 'businessLine' } });
});

test('a size in margin or value is counted where the plan would open', async () => {
  await at('96000');
  const trader = await createContractTrader(exchange, '2000');
  const place = async (more: Partial<RequestOf<typeof placePlan>>) => {
    const { planId } = await trader.call(placePlan, {
      symbolId,
      delegateType: 21,
      planType: 0,
      triggerPrice: '97000',
      delegateCount: '970',
      tradeUnit: 'priced',
      ...more,
    });
    const found = (await plans(trader)).find((one) => one.planId === planId);
    await trader.call(cancelPlan, { planId });
    return found?.delegateCount;
  };
  expect(await place({})).toBe('0.0100');
  // A buy at the lower of both prices: 970 ÷ 96,500.
  expect(await place({ executePrice: '96500' })).toBe('0.0100');
  // A sell at the higher one: 970 ÷ 98,000.
  expect(await place({ delegateType: 22, executePrice: '98000' })).toBe('0.0098');
  // 50 × 20 ÷ 97,000.
  expect(await place({ delegateCount: '50', tradeUnit: 'margin' })).toBe('0.0103');
  expect(
    await trader.try(placePlan, { symbolId, delegateType: 21, planType: 0, triggerPrice: '97000', delegateCount: '9', tradeUnit: 'quote' }),
  ).toMatchObject({ code: '40020', params: { field: 'tradeUnit' } });
});

test('a coin contract is counted in its coin at the index price, sizes and exits alike', async () => {
  const coin = { symbolId: 'SBTCSUSD_SDMCBL', businessLine: 9 } as const;
  await setMark(exchange, coin.symbolId, '50000');
  const sbtc = exchange.listings.assetOf('SBTC')?.assetId ?? 0;
  const [seller, trader] = [await createTrader(exchange), await createTrader(exchange)];
  for (const one of [seller, trader]) {
    const accountId = (await exchange.accounts.session(one.cookie()))?.accountId ?? 0;
    const given = { accountId, assetId: sbtc, units: units(100_000_000n) };
    await exchange.client.submitAll([
      { type: 'credit-deposit', ...given, reference: `coin-${accountId}` },
      { type: 'transfer-funds', ...given, from: 'spot', to: 'futures' },
    ]);
  }
  await trader.call(setLeverage, { ...coin, leverage: 10 });
  await seller.call(openContract, { ...limit(22, '50500', '5'), ...coin });
  const buy = { ...coin, delegateType: 21, orderType: 0, delegatePrice: '50500', delegateCount: '0.1' } as const;
  // 0.1 SBTC × 10 × 50,000 ÷ 50,500 = 0.990…, and 0.1 dollars ÷ 50,500 is nothing.
  expect((await trader.call(openContract, { ...buy, tradeUnit: 'margin' })).dealCount).toBe('0.990');
  expect(await trader.try(openContract, { ...buy, tradeUnit: 'priced' })).toMatchObject({ code: '50021' });
  // 505 dollars ÷ 50,500.
  expect((await trader.call(openContract, { ...buy, tradeUnit: 'priced', delegateCount: '505' })).dealCount).toBe('0.010');
  // One SBTC from 50,500 at ten times: + 20 % is 51,510; a loss of 0.02 SBTC is 1,000 dollars at the index: 49,500.
  const exit = { ...coin, delegateType: 22, presetTakeProfitPriceRatio: '0.2', presetStopLossAmount: '0.02' } as const;
  await trader.call(placePlanOrder, exit);
  expect((await trader.call(getOpenPlans, { businessLine: 9 })).list).toMatchObject([
    { planType: 8, delegateCount: '0.000', presetTakeProfitPrice: '51510.0', presetStopLossPrice: '49500.0' },
  ]);
});

test('spot and contracts are asked for and cancelled apart from each other', async () => {
  const trader = await long();
  await trader.call(placePlanOrder, { symbolId, delegateType: 22, planType: 5, presetStopLossPrice: '95000' });
  const resting = await trader.call(openContract, limit(21, '95000', '0.001'));
  expect((await trader.call(getOpenPlans, {})).list).toEqual([]);
  expect((await trader.call(getOpenPlans, { symbolId })).list).toHaveLength(1);
  expect(await trader.try(getOpenPlans, { symbolId, businessLine: 1 })).toMatchObject({ code: '50046' });
  expect(await trader.call(batchCancelPlan, {})).toEqual({ planIds: [] });
  expect(await trader.call(cancelAllOrders, {})).toEqual({ orderIds: [] });
  expect(await trader.call(batchCancelContract, {})).toEqual({ orderIds: [resting.orderId] });
  expect((await trader.call(batchCancelPlan, { symbolId })).planIds).toHaveLength(1);
  expect((await trader.call(getPlanHistory, {})).list).toEqual([]);
});

test('plans of each type are taken back at once, where there are any and where there are none', async () => {
  const trader = await long();
  for (const planType of Object.values(PlanType))
    expect([planType, await trader.try(batchCancelPlan, { symbolId, planType })]).toMatchObject([planType, { code: '00000' }]);
  const { planId } = await trader.call(placeMarginRatioPlan, { symbolId, riskRatio: '0.5' });
  for (const planType of Object.values(PlanType))
    expect([planType, (await trader.call(batchCancelPlan, { symbolId, planType })).planIds]).toEqual([
      planType,
      planType === PlanType.mmrStopLoss ? [planId] : [],
    ]);
});

test('what spot has no use for is refused there, and the other way round', async () => {
  const trader = await long();
  const spot = { symbolId: 'BTCUSDT_SPBL', delegateCount: '0.01', presetStopLossPrice: '90000' } as const;
  expect(await trader.try(placePlanOrder, { ...spot, delegateType: 3 })).toMatchObject({
    code: '40020',
    params: { field: 'delegateType' },
  });
  expect(await trader.try(placePlanOrder, { ...spot, delegateType: 22, tradeUnit: 'margin' })).toMatchObject({
    code: '40020',
    params: { field: 'tradeUnit' },
  });
  expect(await trader.try(placePlanOrder, { symbolId: 'BTCUSDT_SPBL', delegateType: 22, presetStopLossPrice: '90000' })).toMatchObject({
    code: '40020',
    params: { field: 'delegateCount' },
  });
  expect(await trader.try(placePlanOrder, { ...spot, delegateType: 22, presetTakeProfitAmount: '5' })).toMatchObject({ code: '40020' });
  expect(await trader.try(placePlanOrder, { symbolId, delegateType: 22, planType: 5 })).toMatchObject({ code: '50036' });
  expect(await trader.try(placePlanOrder, { symbolId, delegateType: 22, planType: 5, presetStopLossPrice: '97000' })).toMatchObject({
    code: '50044',
  });
  expect(await trader.try(placePlanOrder, { symbolId, businessLine: 1, delegateType: 22, presetStopLossPrice: '95000' })).toMatchObject({
    code: '50046',
  });
  expect(await trader.try(placePlan, { symbolId, delegateType: 21, planType: 0, delegateCount: '0', triggerPrice: '97000' })).toMatchObject(
    { code: '50020' },
  );
  expect(
    await trader.try(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegatePrice: '95000', delegateCount: '0.01' }),
  ).toMatchObject({ code: '50046' });
});

test('a position is closed by its margin ratio, within the range that is told', async () => {
  await at('96000');
  const trader = await createContractTrader(exchange, '2000');
  await trader.call(setMarginMode, { symbolId, marginMode: 1 });
  await trader.call(setLeverage, { symbolId, leverage: 10 });
  expect((await trader.try(getRiskRatioRange, { symbolId })).code).toBe(errorCodes.noPosition);
  expect((await trader.try(placeMarginRatioPlan, { symbolId, riskRatio: '0.5' })).code).toBe(errorCodes.noPosition);
  await maker.call(openContract, limit(22, '96000', '0.02'));
  await trader.call(openContract, limit(21, '96000', '0.02'));
  // Margin 192, and 0.46 % of 1,920 must stay: 8.832.
  expect(await trader.call(getRiskRatioRange, { symbolId })).toEqual({ minimum: '0.01', maximum: '0.99', current: '0.046' });
  for (const riskRatio of ['0.995', '0.009', '1', '80'])
    expect([riskRatio, (await trader.try(placeMarginRatioPlan, { symbolId, riskRatio })).code]).toEqual([riskRatio, '40020']);
  const { planId } = await trader.call(placeMarginRatioPlan, { symbolId, riskRatio: '0.5', clientOid: 'mmr-1' });
  expect(await plans(trader)).toMatchObject([{ planId, planType: 7, riskRatio: '0.5', delegateType: 22, isReducePosition: true }]);
  // At 87,300: 18 stand behind it and 8.0316 must stay, 44.62 %.
  await setMark(exchange, symbolId, '87300');
  await maker.call(openContract, limit(21, '87000', '0.02'));
  expect(await trader.call(getRiskRatioRange, { symbolId })).toMatchObject({ current: '0.4462' });
  expect(await held(trader)).toEqual(['long 0.0200']);
  // At 87,100: 14 and 8.0132, 57 %.
  await setMark(exchange, symbolId, '87100');
  expect(await held(trader)).toEqual([]);
  expect(await ended(trader)).toMatchObject({ planId, status: 2 });
  await at('96000');
});
