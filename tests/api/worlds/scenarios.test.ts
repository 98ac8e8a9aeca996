// Scenarios that only worlds have: what one sees of each through the calls of the world, and that the operator has none of them.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { getScenarios } from '#lib/contract/calls/v1/mcp/market/scenarios.ts';
import { controlScenario } from '#lib/contract/calls/v1/operator/market/scenario.ts';
import { getDepth } from '#lib/contract/calls/v1/spot/market/depth.ts';
import { getTrades } from '#lib/contract/calls/v1/spot/market/trades.ts';
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { getOpenPlans } from '#lib/contract/calls/v1/trigger/plan/openPlans.ts';
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import { setWorldClock } from '#lib/contract/calls/v1/world/clock.ts';
import { createWorld } from '#lib/contract/calls/v1/world/create.ts';
import { fundWorldSeat } from '#lib/contract/calls/v1/world/fund.ts';
import { removeWorld } from '#lib/contract/calls/v1/world/remove.ts';
import { setWorldScenario } from '#lib/contract/calls/v1/world/scenario.ts';
import { startWorldAnew } from '#lib/contract/calls/v1/world/startAnew.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import { worldHeader } from '#lib/contract/trading-mode.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { startMs } from './world-people.ts';

let exchange: TestExchange;
let owner: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  owner = await createTrader(exchange);
});
afterAll(() => exchange.close());

const spot = 'BTCUSDT_SPBL';

async function open(seed: string) {
  const { worldId } = await owner.call(createWorld, { name: 'Scenarios', symbols: ['BTCUSDT', 'BTCUSDT_UMCBL'], seed, startMs });
  const desk = createVisitor(exchange, { cookie: owner.cookie(), [worldHeader]: worldId });
  const step = async (ms: number) => void (await owner.call(setWorldClock, { worldId, action: 'step', ms }));
  const begin = (kind: 'thin-book' | 'gap', named: string) => owner.call(setWorldScenario, { worldId, action: 'begin', kind, seed: named });
  await step(5000);
  return { worldId, desk, step, begin };
}

const book = (desk: Visitor, symbolId: string) => desk.call(getDepth, { symbolId, limit: '200' });
const amountOf = (levels: readonly (readonly string[])[]): number => levels.reduce((sum, [, size]) => sum + Number(size), 0);

test('a thin book has a quarter of its levels at most, and little in each; after it all of them', async () => {
  const { worldId, desk, step, begin } = await open('thin');
  const before = await book(desk, spot);
  await begin('thin-book', 'one');
  await step(1000);
  const thin = await book(desk, spot);
  for (const side of ['bids', 'asks'] as const) {
    expect(thin[side].length).toBeLessThanOrEqual(Math.ceil(before[side].length / 4) + 1);
    expect(amountOf(thin[side])).toBeLessThan(amountOf(before[side]) * 0.06);
    expect(thin[side].length).toBeGreaterThan(0);
  }
  expect((await desk.call(getScenarios, {})).running).toMatchObject([{ kind: 'thin-book', seed: 'one' }]);
  await owner.call(setWorldScenario, { worldId, action: 'end' });
  await step(1000);
  const after = await book(desk, spot);
  expect(after.asks.length).toBeGreaterThan(before.asks.length * 0.8);
  expect(amountOf(after.asks)).toBeGreaterThan(amountOf(before.asks) * 0.5);
  await owner.call(removeWorld, { worldId });
});

test('a gap is one step far away: nothing is traded between, and orders are taken at the new price at once', async () => {
  const { worldId, desk, step, begin } = await open('gap');
  const before = Number((await book(desk, spot)).bids[0]?.[0]);
  const last = (await desk.call(getTrades, { symbolId: spot })).trades[0];
  await begin('gap', 'two');
  await step(30_000);
  const now = Number((await book(desk, spot)).bids[0]?.[0]);
  expect(Math.abs(now / before - 1)).toBeGreaterThan(0.05);
  const news = (await desk.call(getTrades, { symbolId: spot })).trades.filter(({ tradeId }) => Number(tradeId) > Number(last?.tradeId));
  expect(news.length).toBeGreaterThan(5);
  for (const { price } of news) expect(Math.abs(Number(price) / now - 1)).toBeLessThan(0.01);
  await owner.call(removeWorld, { worldId });
});

test('a delisted market takes no order, and gives back orders and plans; nothing brings it back but a new start', async () => {
  const { worldId, desk, step } = await open('delisted');
  await owner.call(fundWorldSeat, { worldId, coin: 'USDT', amount: '5000' });
  const rest = { symbolId: spot, delegateType: 21, orderType: 0, delegatePrice: '50000', delegateCount: '0.01' } as const;
  await desk.call(placeOrder, rest);
  const plan = { symbolId: spot, planType: 0, triggerType: 1, triggerPrice: '1000', delegateType: 21, delegateCount: '0.01' } as const;
  await desk.call(placePlan, plan);
  const delist = (symbol: string) => owner.try(setWorldScenario, { worldId, action: 'delist', symbol });
  for (const symbol of ['ETHUSDT', 'BTCUSDT_UMCBL']) expect(await delist(symbol)).toMatchObject({ code: errorCodes.symbolNotOpen });
  expect(await owner.try(setWorldScenario, { worldId, action: 'delist' })).toMatchObject({ code: '40020' });
  expect(await delist('BTCUSDT')).toMatchObject({ data: { delisted: ['BTCUSDT'] } });
  expect(await delist('BTCUSDT')).toMatchObject({ code: errorCodes.symbolNotOpen });
  const sees = async () => {
    expect(await desk.try(placeOrder, rest)).toMatchObject({ code: errorCodes.marketCancelOnly });
    expect((await desk.call(getOpenOrders, {})).list).toEqual([]);
    expect((await desk.call(getOpenPlans, {})).list).toEqual([]);
    expect(await book(desk, spot)).toMatchObject({ bids: [], asks: [] });
    expect((await desk.call(getAssets, { coin: 'USDT' })).list).toMatchObject([{ available: '5000', frozen: '0' }]);
    // Its contract is another market.
    expect((await book(desk, 'BTCUSDT_UMCBL')).bids.length).toBeGreaterThan(0);
  };
  await sees();
  await step(60_000);
  await exchange.houseOfWorlds.sleep();
  await step(60_000);
  await sees();
  expect(await owner.call(startWorldAnew, { worldId })).toMatchObject({ delisted: [] });
  expect((await book(desk, spot)).bids.length).toBeGreaterThan(0);
  await owner.call(removeWorld, { worldId });
});

test('thin books and gaps cannot be begun in the markets that everybody shares', async () => {
  const operator = createVisitor(exchange, { 'x-operator-key': exchange.operatorKey });
  for (const kind of ['thin-book', 'gap'])
    expect(await operator.try(controlScenario, { action: 'begin', world: 'paper', kind })).toMatchObject({ code: '40020' });
});
