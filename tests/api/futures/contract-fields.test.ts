// The fields that the order forms send beside price and size: coins, doors, exits in both sets of names and as shares, trailing by distance.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import type { RequestOf } from '#lib/contract/call.ts';
import { getContractFills } from '#lib/contract/calls/v1/mcp/history/fills.ts';
import { batchCancelContract } from '#lib/contract/calls/v1/mcp/order/batchCancelContract.ts';
import { getContractOrderHistory } from '#lib/contract/calls/v1/mcp/order/getHistoryOrderList.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { getContractOpenOrders } from '#lib/contract/calls/v1/mcp/order/openOrders.ts';
import { updateContractPreset } from '#lib/contract/calls/v1/mcp/order/updateContractPreset.ts';
import { getOpenPlans } from '#lib/contract/calls/v1/trigger/plan/openPlans.ts';
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import { updateDelegatePlan } from '#lib/contract/calls/v1/trigger/plan/updateDelegatePlan.ts';
import { assertSound } from '../assert-sound.ts';
import { createContractTrader, setMark } from './contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import type { Visitor } from '../visitor.ts';

const symbolId = 'BTCUSDT_UMCBL';
let exchange: TestExchange;
let maker: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  await setMark(exchange, symbolId, '96000');
  maker = await createContractTrader(exchange, '25000');
});
afterAll(() => exchange.close());
afterEach(async () => {
  await maker.call(batchCancelContract, {});
  await assertSound(exchange);
});

type Open = RequestOf<typeof openContract>;
const limit = (delegateType: Open['delegateType'], delegatePrice: string, delegateCount: string, more: Partial<Open> = {}): Open => ({
  symbolId,
  businessLine: 10,
  delegateType,
  orderType: 0,
  delegatePrice,
  delegateCount,
  ...more,
});
const resting = (delegatePrice: string, delegateType: 21 | 22, delegateCount: string) =>
  maker.call(openContract, limit(delegateType, delegatePrice, delegateCount));
const newTrader = () => createContractTrader(exchange, '2000');
const waiting = async (trader: Visitor) => (await trader.call(getOpenPlans, { businessLine: 10 })).list;

test('coins and a second line that are not those of the contract are refused', async () => {
  const trader = await newTrader();
  const wrong = async (more: Partial<Open>) => (await trader.try(openContract, limit(21, '96000', '0.01', more))).params?.['field'];
  expect(await wrong({ tokenId: 'USDC' })).toBe('tokenId');
  expect(await wrong({ pricedSymbol: 'USD' })).toBe('pricedSymbol');
  const other: object = { secondBusinessLine: 'spot' };
  expect(await trader.try(openContract, { ...limit(21, '96000', '0.01'), ...other })).toMatchObject({
    code: '40020',
    params: { field: 'secondBusinessLine' },
  });
});

test('orders and fills say through which entry point they came', async () => {
  const trader = await newTrader();
  await resting('96000', 22, '0.02');
  await trader.call(openContract, limit(21, '96000', '0.01', { enterPointSource: 2 }));
  // A program that says it is the system is a program.
  await trader.call(openContract, limit(21, '96000', '0.01', { enterPointSource: 4 }));
  expect((await trader.call(getContractOrderHistory, { businessLine: 10 })).list.map((one) => one.enterPointSource)).toEqual([3, 2]);
  expect((await trader.call(getContractFills, { businessLine: 10 })).list.map((one) => one.enterPointSource)).toEqual([3, 2]);
});

// Twentyfold: half of the margin is 2.5 % of the price, a fifth of it 1 %.
test('an exit as a share of the margin is one at the price that brings it, in the names of plans too', async () => {
  const trader = await newTrader();
  const exit = {
    presetTakeProfitPriceRatio: '0.5',
    presetStopLossPriceRatio: '-0.2',
    presetTPTriggerType: 1,
    presetTPExcutePrice: '97380',
  } as const;
  const { orderId } = await trader.call(openContract, limit(21, '95000', '0.01', exit));
  const told = async () => (await trader.call(getContractOpenOrders, { businessLine: 10 })).list[0];
  expect(await told()).toMatchObject({
    presetTakeProfitPrice: '97375.0',
    presetTppTriType: 1,
    exeTakeProfitPrice: '97380.0',
    presetStopLossPrice: '94050.0',
    presetSlpTriType: 0,
  });
  await trader.call(updateContractPreset, { orderId, presetStopLossPriceRatio: '-0.4', presetSLTriggerType: 1, presetSLExcutePrice: '' });
  expect(await told()).toMatchObject({ presetStopLossPrice: '93100.0', presetSlpTriType: 1 });
  expect(await told()).not.toHaveProperty('presetTakeProfitPrice');
  expect(await told()).not.toHaveProperty('exeStopLossPrice');
  await trader.call(batchCancelContract, {});
});

test('what is said twice in two ways is refused', async () => {
  const trader = await newTrader();
  const wrong = async (more: Partial<Open>) => (await trader.try(openContract, limit(21, '95000', '0.01', more))).params?.['field'];
  expect(await wrong({ presetTakeProfitPrice: '97000', presetTppTriType: 0, presetTPTriggerType: 1 })).toBe('presetTPTriggerType');
  expect(await wrong({ presetTakeProfitPrice: '97000', exeTakeProfitPrice: '97001', presetTPExcutePrice: '97002' })).toBe(
    'presetTPExcutePrice',
  );
  expect(await wrong({ presetTakeProfitPrice: '97000', presetTakeProfitPriceRatio: '0.5' })).toBe('presetTakeProfitPriceRatio');
  expect(await wrong({ presetTakeProfitPriceRatio: '-0.5' })).toBe('presetTakeProfitPriceRatio');
  const plan = { symbolId, delegateType: 21, planType: 6, triggerPrice: '95000', delegateCount: '0.01' } as const;
  const plans = async (more: Partial<RequestOf<typeof placePlan>>) => (await trader.try(placePlan, { ...plan, ...more })).params?.['field'];
  expect(await plans({ rangeRate: '0.01', callBackNum: '500' })).toBe('callBackNum');
  expect(await plans({ rangeRate: '0.01', tokenNum: '100' })).toBe('tokenNum');
  expect(await plans({ rangeRate: '0.01', presetTakeProfitPrice: '97000' })).toBe('presetTakeProfitPrice');
});

test('a trigger takes its exit from the price at which it will open, and says it in both sets of names', async () => {
  const trader = await newTrader();
  await trader.call(placePlan, {
    symbolId,
    delegateType: 21,
    planType: 0,
    triggerPrice: '95000',
    executePrice: '95200',
    delegateCount: '0.01',
    presetTakeProfitPriceRatio: '0.5',
    presetTPTriggerType: 1,
    presetTPExcutePrice: '97500',
  });
  expect((await waiting(trader))[0]).toMatchObject({
    presetTakeProfitPrice: '97580.0',
    presetTppTriType: 1,
    presetTPTriggerType: 1,
    exeTakeProfitPrice: '97500.0',
    presetTPExcutePrice: '97500.0',
    presetSLExcutePrice: '',
  });
});

test('a trailing plan comes back by a distance, is sized in margin, and guards what it opens', async () => {
  const trader = await newTrader();
  const { planId } = await trader.call(placePlan, {
    symbolId,
    delegateType: 21,
    planType: 6,
    triggerType: 1,
    triggerPrice: '95800',
    callBackNum: '900',
    tokenId: 'USDT',
    tokenNum: '100',
    presetTakeProfitPriceRatio: '0.5',
    presetStopLossPriceRatio: '-0.2',
  });
  // 100 × 20 ÷ 95,800 is 0.02087.
  expect((await waiting(trader))[0]).toMatchObject({
    planType: 6,
    callBackNum: '900.0',
    rangeRate: '0',
    delegateCount: '0.0208',
    presetTakeProfitPriceRatio: '0.5',
    presetStopLossPriceRatio: '-0.2',
  });
  await trader.call(updateDelegatePlan, { planId, callBackNum: '700' });
  await resting('96200', 22, '0.05');
  await setMark(exchange, symbolId, '95500');
  await setMark(exchange, symbolId, '96199');
  expect(await waiting(trader)).toHaveLength(1);
  await setMark(exchange, symbolId, '96200');
  // Bought at 96,200: 2.5 % above and 1 % below.
  await expect.poll(() => waiting(trader)).toMatchObject([{ presetTakeProfitPrice: '98605.0', presetStopLossPrice: '95238.0' }]);
  await setMark(exchange, symbolId, '96000');
  expect(await trader.try(placePlan, { symbolId, delegateType: 21, planType: 6, callBackNum: '10', delegateCount: '0.01' })).toMatchObject({
    code: (await trader.try(placePlan, { symbolId, delegateType: 21, planType: 6, rangeRate: '0.9', delegateCount: '0.01' })).code,
  });
});
