// Take-profits and stop-losses of a position that move with the price, over the wire: set, followed, fired, and gone with the position.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getPositions } from '#lib/contract/calls/v1/mcp/account/positions.ts';
import { setLeverage } from '#lib/contract/calls/v1/mcp/adjust/lever.ts';
import { batchCancelContract } from '#lib/contract/calls/v1/mcp/order/batchCancelContract.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { batchCancelPlan } from '#lib/contract/calls/v1/trigger/plan/batchCancelPlan.ts';
import { getPlanHistory } from '#lib/contract/calls/v1/trigger/plan/history.ts';
import { getOpenPlans } from '#lib/contract/calls/v1/trigger/plan/openPlans.ts';
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import { placePlanOrder } from '#lib/contract/calls/v1/trigger/plan/placePlanOrder.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import { createContractTrader, setMark } from './contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import type { Visitor } from '../visitor.ts';

const symbolId = 'BTCUSDT_UMCBL';
let exchange: TestExchange;
let maker: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  maker = await createContractTrader(exchange, '25000');
});
afterAll(() => exchange.close());

const limit = (delegateType: 21 | 22, delegatePrice: string, delegateCount: string) =>
  ({ symbolId, delegateType, orderType: 0, delegatePrice, delegateCount }) as const;
const plans = async (trader: Visitor) => (await trader.call(getOpenPlans, { businessLine: 10 })).list;
const ended = async (trader: Visitor) => (await trader.call(getPlanHistory, { businessLine: 10, pageSize: 1 })).list[0];
const held = async (trader: Visitor) =>
  (await trader.call(getPositions, { businessLine: 10 })).positions.map(({ holdSide, total }) => `${holdSide} ${total}`);
/** Long 0.02 from 96,000, at ten times; the last price and the mark price stand there. */
async function long(): Promise<Visitor> {
  await setMark(exchange, symbolId, '96000');
  const trader = await createContractTrader(exchange, '2000');
  await trader.call(setLeverage, { symbolId, leverage: 10 });
  await maker.call(openContract, limit(22, '96000', '0.02'));
  await trader.call(openContract, limit(21, '96000', '0.02'));
  return trader;
}

test('a moving take-profit and stop-loss of the whole position follows the mark price, and closes what there is then', async () => {
  const trader = await long();
  const plan = { symbolId, delegateType: 22, planType: 3, triggerType: 1, rangeRate: '0.01' } as const;
  expect((await trader.try(placePlanOrder, { ...plan, rangeRate: undefined })).code).toBe('40020');
  expect((await trader.try(placePlanOrder, { ...plan, rangeRate: '0.06' })).code).toBe(errorCodes.invalidCallback);
  expect((await trader.try(placePlanOrder, { ...plan, symbolId: 'BTCUSDT_SPBL' })).code).toBe('40020');
  expect((await trader.try(placePlanOrder, { ...plan, delegateType: 21 })).code).toBe(errorCodes.noPosition);
  const { planId } = await trader.call(placePlanOrder, { ...plan, triggerPrice: '97000' });
  expect(await plans(trader)).toMatchObject([
    { planId, planType: 3, triggerType: 1, triggerPrice: '97000.0', activated: false, rangeRate: '0.01', isReducePosition: true },
  ]);
  expect(Number((await plans(trader))[0]?.delegateCount)).toBe(0);
  // One more: the whole is what there is when it fires.
  await maker.call(openContract, limit(22, '96000', '0.01'));
  await trader.call(openContract, limit(21, '96000', '0.01'));
  // 1 % below 98,000 is 97,020: at 97,100 nothing happens.
  for (const price of ['97000', '98000', '97100']) await setMark(exchange, symbolId, price);
  expect(await plans(trader)).toMatchObject([{ activated: true }]);
  await maker.call(openContract, limit(21, '97000', '0.06'));
  await setMark(exchange, symbolId, '97020');
  expect(await held(trader)).toEqual([]);
  expect(await ended(trader)).toMatchObject({ planId, planType: 3, status: 2 });
  await maker.call(batchCancelContract, {});
});

test('what moves with the price is cancelled apart from what trails to open, and goes with its position', async () => {
  const trader = await long();
  await trader.call(placePlanOrder, { symbolId, delegateType: 22, planType: 3, rangeRate: '0.02' });
  const track = { symbolId, delegateType: 21, planType: 6, delegateCount: '0.01', rangeRate: '0.02' } as const;
  const { planId } = await trader.call(placePlan, track);
  await trader.call(batchCancelPlan, { symbolId, planType: 6 });
  expect(await plans(trader)).toMatchObject([{ planType: 3 }]);
  expect((await trader.call(getPlanHistory, { businessLine: 10 })).list[0]?.planId).toBe(planId);
  await maker.call(openContract, limit(21, '95900', '0.02'));
  await trader.call(openContract, { symbolId, delegateType: 22, orderType: 1, delegateCount: '0.02', isReducePosition: true });
  expect(await held(trader)).toEqual([]);
  expect(await plans(trader)).toEqual([]);
  await maker.call(batchCancelContract, {});
});
