// Orders for contracts whose price comes from the book, over the wire: every code of them, opening and closing.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { RequestOf } from '#lib/contract/call.ts';
import { setPositionMode } from '#lib/contract/calls/v1/mcp/adjust/position/mode.ts';
import { batchCancelContract } from '#lib/contract/calls/v1/mcp/order/batchCancelContract.ts';
import { closeContract } from '#lib/contract/calls/v1/mcp/order/closeContract.ts';
import { getContractOrderHistory } from '#lib/contract/calls/v1/mcp/order/getHistoryOrderList.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { getContractOpenOrders } from '#lib/contract/calls/v1/mcp/order/openOrders.ts';
import { assertSound } from '../assert-sound.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import type { Visitor } from '../visitor.ts';
import { createContractTrader, setMark } from './contract-market.ts';

const symbolId = 'BTCUSDT_UMCBL';
let exchange: TestExchange;
/** Makes the other side of every trade. */
let maker: Visitor;
let trader: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  await setMark(exchange, symbolId, '96000');
  maker = await createContractTrader(exchange, '25000');
});
beforeEach(async () => {
  await maker.call(batchCancelContract, {});
  trader = await createContractTrader(exchange, '2000');
});
afterAll(async () => {
  await assertSound(exchange);
  await exchange.close();
});

type Open = RequestOf<typeof openContract>;
const limit = (delegateType: Open['delegateType'], delegatePrice: string, delegateCount: string): Open => ({
  symbolId,
  businessLine: 10,
  delegateType,
  orderType: 0,
  delegatePrice,
  delegateCount,
});
const resting = (delegatePrice: string, delegateType: 21 | 22, delegateCount: string) =>
  maker.call(openContract, limit(delegateType, delegatePrice, delegateCount));

test('every best-price code is of a side, opens or closes, and names the first or fifth price of either side', async () => {
  const hedged = { symbolId, businessLine: 10 } as const;
  await trader.call(setPositionMode, { businessLine: 10, positionMode: 2 });
  await resting('96000', 22, '0.02');
  await trader.call(openContract, limit(1, '96000', '0.02'));
  await resting('96000', 21, '0.02');
  await trader.call(openContract, limit(2, '96000', '0.02'));
  for (const step of [10, 20, 30, 40, 50]) {
    await resting(String(96_000 + step), 22, '0.1');
    await resting(String(96_000 - step), 21, '0.1');
  }
  const buys = ['96010.0', '96050.0', '95990.0', '95950.0'];
  const sells = ['95990.0', '95950.0', '96010.0', '96050.0'];
  const kinds = [
    [62, 1, buys],
    [66, 2, sells],
    [70, 3, sells],
    [74, 4, buys],
  ] as const;
  for (const [first, delegateType, prices] of kinds) {
    for (const [place, price] of prices.entries()) {
      const businessSource = first + place;
      const order = { ...hedged, orderType: 0, delegateCount: '0.001', businessSource } as const;
      const { orderId } =
        delegateType === 1 || delegateType === 2
          ? await trader.call(openContract, { ...order, delegateType })
          : await trader.call(closeContract, { ...order, delegateType });
      await trader.call(batchCancelContract, {});
      const [told] = (await trader.call(getContractOrderHistory, { symbolId, pageSize: 1 })).list;
      expect(told).toMatchObject({ orderId, orderSource: businessSource, delegateType, delegatePrice: price });
    }
  }
});

test('one-way, what reduces by a best price has the code of a close', async () => {
  await resting('96000', 22, '0.01');
  await trader.call(openContract, limit(21, '96000', '0.01'));
  await resting('96010', 22, '0.01');
  const order = { symbolId, orderType: 0, delegateCount: '0.004', cancelOrder: true } as const;
  // Sells at the best ask, behind who is there already; the second takes the place of the first.
  await trader.call(closeContract, { ...order, delegateType: 22, businessSource: 72 });
  await trader.call(closeContract, { ...order, delegateType: 22, businessSource: 68 });
  expect((await trader.call(getContractOpenOrders, {})).list).toMatchObject([{ orderSource: 72, delegatePrice: '96010.0' }]);
  expect(await trader.try(closeContract, { ...order, delegateType: 22, businessSource: 76 })).toMatchObject({ code: '40020' });
});
