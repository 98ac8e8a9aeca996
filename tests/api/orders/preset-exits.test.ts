// A partly filled order over the wire: its take-profit and stop-loss guard what has filled, of a pair, on margin, and of a contract.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { getPositions } from '#lib/contract/calls/v1/mcp/account/positions.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { cancelAllOrders } from '#lib/contract/calls/v1/spot/order/cancelAll.ts';
import { getOrderHistory } from '#lib/contract/calls/v1/spot/order/history.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { getOpenPlans } from '#lib/contract/calls/v1/trigger/plan/openPlans.ts';
import { Side } from '#lib/contract/enums.ts';
import { ticks } from '#server/engine/units.ts';
import { assertSound } from '../assert-sound.ts';
import { houseContractOrder, setMark } from '../futures/contract-market.ts';
import { bitcoin, houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

let exchange: TestExchange;
/** Sells at the price that is to be the last one. */
let seller: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  seller = await createTrader(exchange, { BTC: ['Bitcoin', '0.1'], USDT: ['Tron', '2000'] });
  await seller.call(transferFunds, { coin: 'USDT', amount: '2000', from: 'spot', to: 'futures' });
  await setMark(exchange, 'BTCUSDT_UMCBL', '96000');
});
afterAll(() => exchange.close());
afterEach(async () => {
  await exchange.client.submit({ type: 'cancel-all-orders', accountId: 2, marketId: bitcoin(exchange).marketId, side: null });
  await assertSound(exchange);
});

const symbolId = 'BTCUSDT_SPBL';
const preset = { presetTakeProfitPrice: '97000', presetStopLossPrice: '94000' } as const;

test.each([
  ['own coins', {}],
  ['cross margin', { businessLine: 23, marginMode: 'cross' }],
] as const)('0.01 of 0.03 filled with %s: at 97,100 that much is sold, and the rest goes on', async (_what, wallet) => {
  const { marketId, priceDecimals } = bitcoin(exchange);
  await exchange.client.submit({ type: 'set-reference-price', marketId, priceTicks: ticks(96_000 * 10 ** priceDecimals) });
  const trader = await createTrader(exchange, { USDT: ['Tron', '9000'] });
  await trader.call(transferFunds, { coin: 'USDT', amount: '4000', from: 'spot', to: 'cross' });
  const asked = { symbolId, delegateType: 21, orderType: 0, delegatePrice: '96000', delegateCount: '0.03' } as const;
  const { orderId } = await trader.call(placeOrder, { ...asked, ...wallet, ...preset });
  await houseOrder(exchange, Side.sell, 96_000, 0.01);
  const [waiting] = (await trader.call(getOpenPlans, {})).list;
  // Less the fee.
  expect(waiting).toMatchObject({ parentOrderId: orderId, presetTakeProfitPrice: '97000.00' });
  expect(Number(waiting?.delegateCount)).toBeCloseTo(0.00999, 5);
  await houseOrder(exchange, Side.buy, 97_100, 0.05);
  await seller.call(placeOrder, { symbolId, delegateType: 22, orderType: 0, delegatePrice: '97100', delegateCount: '0.001' });
  const [sold] = (await trader.call(getOrderHistory, { symbolId })).list;
  expect(sold).toMatchObject({ delegateType: 22, orderSource: 2, status: 4, dealCount: waiting?.delegateCount });
  await trader.call(cancelAllOrders, {});
});

test('of a contract: the position that has opened so far is closed', async () => {
  const contract = 'BTCUSDT_UMCBL';
  const trader = await createTrader(exchange, { USDT: ['Tron', '3000'] });
  await trader.call(transferFunds, { coin: 'USDT', amount: '3000', from: 'spot', to: 'futures' });
  const asked = { symbolId: contract, delegateType: 21, orderType: 0, delegatePrice: '96000', delegateCount: '0.03' } as const;
  await trader.call(openContract, { ...asked, ...preset });
  await houseContractOrder(exchange, contract, Side.sell, 96_000, 0.01);
  expect((await trader.call(getPositions, { businessLine: 10 })).positions).toMatchObject([{ total: '0.0100' }]);
  await houseContractOrder(exchange, contract, Side.buy, 97_100, 0.05);
  await seller.call(openContract, { symbolId: contract, delegateType: 22, orderType: 0, delegatePrice: '97100', delegateCount: '0.001' });
  expect((await trader.call(getPositions, { businessLine: 10 })).positions).toEqual([]);
});
