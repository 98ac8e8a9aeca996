// Stop-limit orders that the price jumps over, over the wire: their owner is told, in each world and on each line, once.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import type { AnyCall } from '#lib/contract/call.ts';
import { leavePaper } from '#lib/contract/calls/paptrading/switchReal.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { batchCancelContract } from '#lib/contract/calls/v1/mcp/order/batchCancelContract.ts';
import { cancelAllOrders } from '#lib/contract/calls/v1/spot/order/cancelAll.ts';
import { getPositions } from '#lib/contract/calls/v1/mcp/account/positions.ts';
import { getContractFills } from '#lib/contract/calls/v1/mcp/history/fills.ts';
import { getContractOpenOrders } from '#lib/contract/calls/v1/mcp/order/openOrders.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { getFills } from '#lib/contract/calls/v1/spot/order/fills.ts';
import { placeOco } from '#lib/contract/calls/v1/spot/order/placeOco.ts';
import { cancelPlan } from '#lib/contract/calls/v1/trigger/plan/cancelPlan.ts';
import { getOpenPlans } from '#lib/contract/calls/v1/trigger/plan/openPlans.ts';
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import { updateContractPreset } from '#lib/contract/calls/v1/mcp/order/updateContractPreset.ts';
import { updatePlanPreset } from '#lib/contract/calls/v1/trigger/plan/updatePlanPreset.ts';
import { updateTpslPlan } from '#lib/contract/calls/v1/trigger/plan/updateTPSLPlan.ts';
import { placePlanOrder } from '#lib/contract/calls/v1/trigger/plan/placePlanOrder.ts';
import { getInbox } from '#lib/contract/calls/v1/user/inbox/list.ts';
import { Side } from '#lib/contract/enums.ts';
import { paperHeader } from '#lib/contract/trading-mode.ts';
import { isPassedStop } from '#lib/contract/wire/orders/passed-stop.ts';
import { assertSound } from '../assert-sound.ts';
import { houseContractOrder, setMark } from '../futures/contract-market.ts';
import { houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader as newTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

let exchange: TestExchange;
const traders: Visitor[] = [];
const createTrader: typeof newTrader = async (...asked) => {
  const trader = await newTrader(...asked);
  traders.push(trader);
  return trader;
};
/** Sells at the price that is to be the last one. */
let seller: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  seller = await createTrader(exchange, { BTC: ['Bitcoin', '0.1'], USDT: ['Tron', '4000'] });
  await seller.call(transferFunds, { coin: 'USDT', amount: '4000', from: 'spot', to: 'futures' });
});
afterAll(() => exchange.close());
afterEach(async () => {
  await assertSound(exchange);
  // What a test has left would trade with the next one.
  for (const trader of traders.splice(0)) {
    await trader.call(cancelAllOrders, {});
    await trader.call(batchCancelContract, {});
  }
});

const inPaper = { [paperHeader]: '1', 'content-type': 'application/json' };
const stop = { presetStopLossPrice: '95000', exeStopLossPrice: '94900' } as const;
const sale = { delegateType: 22, orderType: 0, delegatePrice: '94000', delegateCount: '0.001' } as const;
/** Somebody buys, and it is the last price. */
async function trade(venue: TestExchange, price: number): Promise<void> {
  const buyer = await createTrader(exchange, { USDT: ['Tron', '200'] });
  await houseOrder(venue, Side.sell, price, 0.001);
  await buyer.call(placeOrder, {
    symbolId: 'BTCUSDT_SPBL',
    delegateType: 21,
    orderType: 0,
    delegatePrice: `${price}`,
    delegateCount: '0.001',
  });
}

/** Messages are written after the answer to what they are about. */
const messages = async (trader: Visitor, count: number) => {
  await expect.poll(async () => (await trader.call(getInbox, {})).list.length).toBe(count);
  return (await trader.call(getInbox, {})).list;
};

test('own coins: a stop at 95,000 with a limit of 94,900 is jumped over at 94,000', async () => {
  const trader = await createTrader(exchange, { BTC: ['Bitcoin', '0.01'] });
  const symbolId = 'BTCUSDT_SPBL';
  await trade(exchange, 96_000);
  await trader.call(placePlanOrder, { symbolId, delegateType: 22, delegateCount: '0.004', ...stop, stopLossMarketAfter: 3600 });
  await houseOrder(exchange, Side.buy, 94_000, 0.001);
  await seller.call(placeOrder, { symbolId, ...sale });
  const [open] = (await trader.call(getOpenOrders, {})).list;
  const [message] = await messages(trader, 1);
  expect(open === undefined ? null : isPassedStop(open)).toBe(true);
  expect(message).toMatchObject({
    kind: 'stopPassed',
    params: {
      orderId: open?.orderId,
      symbol: symbolId,
      market: 'BTC/USDT',
      businessLine: '1',
      symbolType: '',
      quantity: '0.004000',
      coin: 'BTC',
      venue: 'live',
    },
  });
  expect(Number(message?.params['marketAtMs']) - (open?.createTimeMs ?? 0)).toBe(3_600_000);
});

test('the stop of an OCO that turns after a second sells at the bids, by the order that was jumped over', async () => {
  const trader = await createTrader(exchange, { BTC: ['Bitcoin', '0.01'] });
  const symbolId = 'BTCUSDT_SPBL';
  await trade(exchange, 96_000);
  const pair = { delegatePrice: '97000', triggerPrice: '95000', executePrice: '94900', stopLossMarketAfter: 1 } as const;
  await trader.call(placeOco, { symbolId, delegateType: 22, delegateCount: '0.004', ...pair });
  expect(await waitsOf(trader)).toEqual([1]);
  await houseOrder(exchange, Side.buy, 94_000, 0.005);
  await seller.call(placeOrder, { symbolId, ...sale });
  const [passed] = (await trader.call(getOpenOrders, {})).list;
  const [message] = await messages(trader, 1);
  expect(Number(message?.params['marketAtMs']) - (passed?.createTimeMs ?? 0)).toBe(1000);
  const open = async () => (await trader.call(getOpenOrders, {})).list;
  await expect.poll(open, { timeout: 10_000 }).toEqual([]);
  const [sold] = (await trader.call(getFills, { symbolId })).list;
  expect(sold).toMatchObject({ orderId: passed?.orderId, price: '94000.00', quantity: '0.004000' });
});

test('a contract: the position has no stop any more, and never turns', async () => {
  const symbolId = 'BTCUSDT_UMCBL';
  await setMark(exchange, symbolId, '96000');
  const trader = await createTrader(exchange, { USDT: ['Tron', '2000'] });
  await trader.call(transferFunds, { coin: 'USDT', amount: '2000', from: 'spot', to: 'futures' });
  await houseContractOrder(exchange, symbolId, Side.sell, 96_000, 0.01);
  const asked = { symbolId, delegateType: 21, orderType: 0, delegatePrice: '96000', delegateCount: '0.01' } as const;
  await trader.call(openContract, { ...asked, ...stop });
  await houseContractOrder(exchange, symbolId, Side.buy, 94_000, 0.001);
  await seller.call(openContract, { symbolId, ...sale });
  const [open] = (await trader.call(getContractOpenOrders, { businessLine: 10 })).list;
  expect(open === undefined ? null : isPassedStop(open)).toBe(true);
  expect(await messages(trader, 1)).toMatchObject([
    {
      kind: 'stopPassed',
      params: {
        market: 'BTCUSDT',
        symbol: symbolId,
        businessLine: '10',
        symbolType: 'perpetual',
        quantity: '0.0100',
        coin: 'BTC',
        marketAtMs: '0',
      },
    },
  ]);
});

test('a contract whose stop turns after a second: the position is closed at the bids, by the order that was jumped over', async () => {
  const symbolId = 'BTCUSDT_UMCBL';
  await setMark(exchange, symbolId, '96000');
  const trader = await createTrader(exchange, { USDT: ['Tron', '2000'] });
  await trader.call(transferFunds, { coin: 'USDT', amount: '2000', from: 'spot', to: 'futures' });
  await houseContractOrder(exchange, symbolId, Side.sell, 96_000, 0.01);
  const asked = { symbolId, delegateType: 21, orderType: 0, delegatePrice: '96000', delegateCount: '0.01' } as const;
  await trader.call(openContract, { ...asked, ...stop, stopLossMarketAfter: 1 });
  await houseContractOrder(exchange, symbolId, Side.buy, 94_000, 0.02);
  await seller.call(openContract, { symbolId, ...sale });
  const [passed] = (await trader.call(getContractOpenOrders, {})).list;
  const held = async () => (await trader.call(getPositions, { businessLine: 10 })).positions;
  expect(await held()).toMatchObject([{ total: '0.0100' }]);
  await expect.poll(held, { timeout: 10_000 }).toEqual([]);
  const [closed] = (await trader.call(getContractFills, { businessLine: 10 })).list;
  expect(closed).toMatchObject({ orderId: passed?.orderId, price: '94000.0', quantity: '0.0100' });
});

test('demo trading: the same inbox says of which world it is', async () => {
  const paper = { ...exchange, ...(await exchange.paper()) };
  const [trader, other] = [await createTrader(exchange), await createTrader(exchange)];
  for (const who of [trader, other]) await who.call(enterPaper, {});
  const symbolId = 'BTCUSDT_SPBL';
  const post = async (who: Visitor, call: AnyCall, request: object) =>
    expect(await who.raw(call.path, { body: JSON.stringify(request), headers: inPaper })).toMatchObject({ code: '00000' });
  await houseOrder(paper, Side.sell, 96_000, 0.001);
  await post(other, placeOrder, { symbolId, ...sale, delegateType: 21, delegatePrice: '96000' });
  await post(trader, placePlanOrder, { symbolId, delegateType: 22, delegateCount: '0.004', ...stop });
  await houseOrder(paper, Side.buy, 94_000, 0.001);
  await post(other, placeOrder, { symbolId, ...sale });
  expect(await messages(trader, 1)).toMatchObject([
    { kind: 'stopPassed', params: { market: 'BTC/USDT', venue: 'paper', marketAtMs: '0' } },
  ]);
  expect(await messages(other, 0)).toEqual([]);
  for (const who of [trader, other]) await who.call(leavePaper, {});
});

const waitsOf = async (trader: Visitor, businessLine?: 10) =>
  (await trader.call(getOpenPlans, businessLine === undefined ? {} : { businessLine })).list.map(
    ({ stopLossMarketAfter }) => stopLossMarketAfter,
  );

test('the time after which it turns is told, stays when the plan is changed, and is taken away by 0', async () => {
  await trade(exchange, 96_000);
  const trader = await createTrader(exchange, { BTC: ['Bitcoin', '0.02'] });
  const symbolId = 'BTCUSDT_SPBL';
  const asked = { symbolId, delegateType: 22, delegateCount: '0.004' } as const;
  const { planId } = await trader.call(placePlanOrder, { ...asked, ...stop, stopLossMarketAfter: 60 });
  expect(await waitsOf(trader)).toEqual([60]);
  await trader.call(updateTpslPlan, { planId, ...stop, presetStopLossPrice: '95100' });
  expect(await waitsOf(trader)).toEqual([60]);
  await trader.call(updateTpslPlan, { planId, ...stop, stopLossMarketAfter: 120 });
  expect(await waitsOf(trader)).toEqual([120]);
  await trader.call(updateTpslPlan, { planId, ...stop, stopLossMarketAfter: 0 });
  expect(await waitsOf(trader)).toEqual([undefined]);
  await trader.call(updateTpslPlan, { planId, ...stop, stopLossMarketAfter: 3600 });
  // At market nothing rests that could turn.
  await trader.call(updateTpslPlan, { planId, presetStopLossPrice: '95000' });
  expect(await waitsOf(trader)).toEqual([undefined]);
  await trader.call(cancelPlan, { planId });
  const plan = { ...asked, planType: 0, triggerPrice: '99000', presetStopLossPrice: '99500', exeStopLossPrice: '99600' } as const;
  const trigger = await trader.call(placePlan, { ...plan, stopLossMarketAfter: 30 });
  await trader.call(updatePlanPreset, { planId: trigger.planId, presetStopLossPrice: '99400', presetSLExcutePrice: '99500' });
  expect(await waitsOf(trader)).toEqual([30]);
});

test('so it is of a contract: of its order while that rests, and of the exit that it opens', async () => {
  const symbolId = 'BTCUSDT_UMCBL';
  await setMark(exchange, symbolId, '96000');
  const trader = await createTrader(exchange, { USDT: ['Tron', '2000'] });
  await trader.call(transferFunds, { coin: 'USDT', amount: '2000', from: 'spot', to: 'futures' });
  const asked = { symbolId, delegateType: 21, orderType: 0, delegatePrice: '95500', delegateCount: '0.01' } as const;
  const { orderId } = await trader.call(openContract, { ...asked, ...stop, stopLossMarketAfter: 30 });
  const told = async () => (await trader.call(getContractOpenOrders, {})).list.map(({ stopLossMarketAfter }) => stopLossMarketAfter);
  expect(await told()).toEqual([30]);
  await trader.call(updateContractPreset, { orderId, ...stop, presetStopLossPrice: '95100' });
  expect(await told()).toEqual([30]);
  await trader.call(updateContractPreset, { orderId, ...stop, stopLossMarketAfter: 0 });
  expect(await told()).toEqual([undefined]);
  await trader.call(updateContractPreset, { orderId, ...stop, stopLossMarketAfter: 45 });
  await houseContractOrder(exchange, symbolId, Side.sell, 95_500, 0.01);
  expect(await waitsOf(trader, 10)).toEqual([45]);
});

test('a stop that cannot turn is refused by name: at market, also of an OCO, and of a trailing plan', async () => {
  await trade(exchange, 96_000);
  const trader = await createTrader(exchange, { BTC: ['Bitcoin', '0.02'] });
  const symbolId = 'BTCUSDT_SPBL';
  const asked = { symbolId, delegateType: 22, delegateCount: '0.004' } as const;
  const byName = { code: '40020', msg: expect.stringContaining('stopLossMarketAfter') };
  const atMarket = { ...asked, presetStopLossPrice: '95000', stopLossMarketAfter: 60 } as const;
  expect(await trader.try(placePlanOrder, atMarket)).toMatchObject(byName);
  const sell = { ...asked, orderType: 0, delegatePrice: '97000', presetStopLossPrice: '98000', stopLossMarketAfter: 60 } as const;
  expect(await trader.try(placeOrder, sell)).toMatchObject(byName);
  const trailing = { ...asked, planType: 6, rangeRate: '0.01', presetStopLossPriceRatio: '-0.1', stopLossMarketAfter: 60 } as const;
  expect(await trader.try(placePlan, trailing)).toMatchObject(byName);
  const oco = { ...asked, delegatePrice: '97000', triggerPrice: '95000', stopLossMarketAfter: 60 } as const;
  expect(await trader.try(placeOco, oco)).toMatchObject(byName);
  for (const seconds of [0, 3601])
    expect(await trader.try(placeOco, { ...oco, executePrice: '94900', stopLossMarketAfter: seconds })).toMatchObject(byName);
  for (const seconds of [0, 3601])
    expect(await trader.try(placePlanOrder, { ...asked, ...stop, stopLossMarketAfter: seconds })).toMatchObject(byName);
});
