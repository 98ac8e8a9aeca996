// Stop-limit orders that the price jumps over, over the wire: their owner is told, in each world and on each line, once.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import type { AnyCall } from '#lib/contract/call.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { getContractOpenOrders } from '#lib/contract/calls/v1/mcp/order/openOrders.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { placePlanOrder } from '#lib/contract/calls/v1/trigger/plan/placePlanOrder.ts';
import { getInbox } from '#lib/contract/calls/v1/user/inbox/list.ts';
import { Side } from '#lib/contract/enums.ts';
import { paperHeader } from '#lib/contract/trading-mode.ts';
import { isPassedStop } from '#lib/contract/wire/orders/passed-stop.ts';
import { assertSound } from '../assert-sound.ts';
import { houseContractOrder, setMark } from '../futures/contract-market.ts';
import { houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

let exchange: TestExchange;
/** Sells at the price that is to be the last one. */
let seller: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  seller = await createTrader(exchange, { BTC: ['Bitcoin', '0.1'], USDT: ['Tron', '4000'] });
  await seller.call(transferFunds, { coin: 'USDT', amount: '4000', from: 'spot', to: 'futures' });
});
afterAll(() => exchange.close());
afterEach(() => assertSound(exchange));

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
});
