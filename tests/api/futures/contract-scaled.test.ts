// Scaled orders for contracts, over the wire: one size over several prices, opened and closed, in every unit, all of them or none.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import type { RequestOf } from '#lib/contract/call.ts';
import { getPositions } from '#lib/contract/calls/v1/mcp/account/positions.ts';
import { setLeverage } from '#lib/contract/calls/v1/mcp/adjust/lever.ts';
import { setPositionMode } from '#lib/contract/calls/v1/mcp/adjust/position/mode.ts';
import { batchCancelContract } from '#lib/contract/calls/v1/mcp/order/batchCancelContract.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { placeScaledContract } from '#lib/contract/calls/v1/mcp/order/placeScaled.ts';
import { getContractOpenOrders } from '#lib/contract/calls/v1/mcp/order/openOrders.ts';
import { assertSound } from '../assert-sound.ts';
import { createContractTrader, setMark } from './contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import type { Visitor } from '../visitor.ts';

const symbolId = 'BTCUSDT_UMCBL';
let exchange: TestExchange;
let maker: Visitor;
let trader: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  await setMark(exchange, symbolId, '96000');
  maker = await createContractTrader(exchange, '25000');
  trader = await createContractTrader(exchange, '2000');
});
afterAll(() => exchange.close());
afterEach(async () => {
  for (const one of [maker, trader]) await one.call(batchCancelContract, {});
  await assertSound(exchange);
});

type Scaled = RequestOf<typeof placeScaledContract>;
const scaled = (delegateType: Scaled['delegateType'], delegateCount: string, more: Partial<Scaled> = {}): Scaled => ({
  symbolId,
  businessLine: 10,
  delegateType,
  delegateCount,
  startPrice: '95000',
  endPrice: '94000',
  orderCount: 3,
  ...more,
});
const resting = (delegateType: 21 | 22, delegatePrice: string, delegateCount: string) =>
  maker.call(openContract, { symbolId, delegateType, orderType: 0, delegatePrice, delegateCount });
const open = async (who: Visitor = trader): Promise<readonly string[]> =>
  (await who.call(getContractOpenOrders, { businessLine: 10 })).list.map((one) => `${one.delegateCount} @ ${one.delegatePrice}`);

test('one size over several prices, each order under a name of its own', async () => {
  const order = scaled(21, '0.009', { sizeSkew: '2', clientOid: 'ladder' });
  const { list } = await trader.call(placeScaledContract, order);
  expect(list.map(({ code, clientOid }) => [code, clientOid])).toEqual([1, 2, 3].map((place) => ['00000', `ladder-${place}`]));
  // Weights 1, 1.5 and 2 of 4.5, in lots of 0.0001.
  expect(await open()).toEqual(['0.0040 @ 94000.0', '0.0030 @ 94500.0', '0.0020 @ 95000.0']);
  // Sent again, nothing is placed twice, and nothing is taken back.
  expect((await trader.call(placeScaledContract, order)).list.map(({ code }) => code)).toEqual(['000001', '000001', '000001']);
  expect(await open()).toHaveLength(3);
});

test('a size in margin or value is counted at the average price, of a sell not below the best ask', async () => {
  await trader.call(setLeverage, { symbolId, leverage: 10 });
  // 94,500 on average: 100 × 10 ÷ 94,500 = 0.01058…
  await trader.call(placeScaledContract, scaled(21, '100', { tradeUnit: 'margin' }));
  expect(await open()).toEqual(['0.0035 @ 94000.0', '0.0035 @ 94500.0', '0.0035 @ 95000.0']);
  await trader.call(batchCancelContract, {});
  await resting(22, '97500', '0.01');
  // 97,500, 97,500 and 98,000: 97,666.67 on average, and 1,000 ÷ that is 0.01023…
  await trader.call(placeScaledContract, scaled(22, '1000', { tradeUnit: 'priced', startPrice: '97000', endPrice: '98000' }));
  expect(await open()).toEqual(['0.0034 @ 98000.0', '0.0034 @ 97500.0', '0.0034 @ 97000.0']);
});

test('where one is refused none is left, and the refusal is the answer', async () => {
  // 0.2 at 95,000 ÷ 10 is 1,900 of 2,000: the first is taken, the second is not.
  expect(await trader.try(placeScaledContract, scaled(21, '0.6'))).toMatchObject({ code: '02014' });
  expect(await open()).toEqual([]);
  // Maker-only, and the first would trade.
  await resting(22, '96000', '0.01');
  const takes = { startPrice: '96100', endPrice: '95000', timeInForceValue: 1 } as const;
  expect((await trader.try(placeScaledContract, scaled(21, '0.009', takes))).code).toBe('50026');
  expect(await open()).toEqual([]);
  expect(await open(maker)).toHaveLength(1);
});

test('what has traded before one is refused stays, and each is answered by itself', async () => {
  await resting(22, '96000', '0.003');
  const { list } = await trader.call(
    placeScaledContract,
    scaled(21, '0.409', { startPrice: '96000', endPrice: '90000', sizeSkew: '10', orderCount: 2 }),
  );
  expect(list.map(({ code }) => code)).toEqual(['00000', '02014']);
  expect(await open()).toEqual([]);
  expect((await trader.call(getPositions, { businessLine: 10 })).positions).toMatchObject([{ total: '0.0030', holdSide: 'long' }]);
});

test('closing, one-way: what waits to close the same position makes room where that is wanted', async () => {
  const closing = (more: Partial<Scaled>): Scaled =>
    scaled(22, '0.003', { startPrice: '97000', endPrice: '98000', isReducePosition: true, ...more });
  await trader.call(placeScaledContract, closing({}));
  expect(await open()).toEqual(['0.0010 @ 98000.0', '0.0010 @ 97500.0', '0.0010 @ 97000.0']);
  await trader.call(placeScaledContract, closing({ endPrice: '99000', cancelOrder: true }));
  expect(await open()).toEqual(['0.0010 @ 99000.0', '0.0010 @ 98000.0', '0.0010 @ 97000.0']);
});

test('hedged, the direction names the position, and no more than there is of it is closed', async () => {
  const other = await createContractTrader(exchange, '2000');
  await other.call(setPositionMode, { businessLine: 10, positionMode: 2 });
  expect((await other.try(placeScaledContract, scaled(21, '0.003'))).code).toBe('50064');
  expect((await other.try(placeScaledContract, scaled(3, '0.003'))).code).toBe('50062');
  await resting(22, '96000', '0.003');
  await other.call(placeScaledContract, scaled(1, '0.003', { startPrice: '96000', endPrice: '96100' }));
  const closing = scaled(3, '0.003', { startPrice: '97000', endPrice: '98000' });
  await other.call(placeScaledContract, closing);
  expect((await other.try(placeScaledContract, { ...closing, delegateCount: '0.0031' })).code).toBe('50063');
  expect(await open(other)).toHaveLength(3);
  await other.call(placeScaledContract, { ...closing, endPrice: '99000', cancelOrder: true, clientOid: 'out' });
  expect(await open(other)).toEqual(['0.0010 @ 99000.0', '0.0010 @ 98000.0', '0.0010 @ 97000.0']);
  await other.call(batchCancelContract, {});
});

test.each([
  ['a price off the step', { startPrice: '95000.01' }, '50019'],
  ['a skew beyond tenfold', { sizeSkew: '11' }, '40020'],
  ['parts below the least quantity', { delegateCount: '0.0002' }, '50021'],
  ['one order', { orderCount: 1 }, '40020'],
] as const)('refused: %s', async (_, more, code) => {
  expect((await trader.try(placeScaledContract, scaled(21, '0.003', more))).code).toBe(code);
  expect(await open()).toEqual([]);
});
