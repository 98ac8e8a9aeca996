// Chase limits over the wire, in spot, margin and futures: they follow the best price of their side, and end as they say.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { OrderSource } from '#lib/contract/enums.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { batchCancelContract } from '#lib/contract/calls/v1/mcp/order/batchCancelContract.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { getPositions } from '#lib/contract/calls/v1/mcp/account/positions.ts';
import { cancelOrder } from '#lib/contract/calls/v1/spot/order/cancel.ts';
import { cancelAllOrders } from '#lib/contract/calls/v1/spot/order/cancelAll.ts';
import { modifyOrder } from '#lib/contract/calls/v1/spot/order/modify.ts';
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { batchCancelPlan } from '#lib/contract/calls/v1/trigger/plan/batchCancelPlan.ts';
import { cancelPlan } from '#lib/contract/calls/v1/trigger/plan/cancelPlan.ts';
import { getPlanHistory } from '#lib/contract/calls/v1/trigger/plan/history.ts';
import { getOpenPlans } from '#lib/contract/calls/v1/trigger/plan/openPlans.ts';
import { placeChaseLimit } from '#lib/contract/calls/v1/trigger/plan/placeChaseLimit.ts';
import { assertSound } from '../assert-sound.ts';
import { createContractTrader, setMark } from '../futures/contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

const symbolId = 'BTCUSDT_SPBL';
let exchange: TestExchange;
let ann: Visitor;
/** The trader whose bids and asks make the book. */
let bob: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  ann = await createTrader(exchange, { USDT: ['ERC20', '20000'], BTC: ['Bitcoin', '0.2'] });
  bob = await createTrader(exchange, { USDT: ['ERC20', '20000'], BTC: ['Bitcoin', '0.2'] });
});
afterAll(() => exchange.close());
afterEach(async () => {
  for (const trader of [ann, bob]) {
    await trader.call(batchCancelPlan, {});
    await trader.call(cancelAllOrders, {});
  }
  await assertSound(exchange);
});

const bid = (delegatePrice: string, delegateCount = '0.001') =>
  bob.call(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegatePrice, delegateCount });
const ask = (delegatePrice: string, delegateCount = '0.001') =>
  bob.call(placeOrder, { symbolId, delegateType: 22, orderType: 0, delegatePrice, delegateCount });
const buy = { symbolId, delegateType: 21, delegateCount: '0.01', delegatePrice: '95100' } as const;
const prices = async (trader: Visitor) => (await trader.call(getOpenOrders, {})).list.map(({ delegatePrice }) => delegatePrice);
const open = async (trader: Visitor) => (await trader.call(getOpenPlans, {})).list[0];
const ended = async (trader: Visitor) => (await trader.call(getPlanHistory, { pageSize: 1 })).list[0];
const frozen = async (trader: Visitor, coin: string) => (await trader.call(getAssets, { coin })).list[0]?.frozen;

test('a buy rests at the best bid, is moved up with it, never down, and is filled', async () => {
  await bid('95000');
  const { planId } = await ann.call(placeChaseLimit, { ...buy, clientOid: 'after-it' });
  expect(await prices(ann)).toEqual(['95000.00']);
  expect(await open(ann)).toMatchObject({
    planId,
    planType: 11,
    status: 1,
    delegatePrice: '95100.00',
    maxMoves: 500,
    clientOid: 'after-it',
  });
  // The money for its bound is held: 0.01 at 95,100.
  expect(await frozen(ann, 'USDT')).toBe('951');
  await bid('95040');
  expect(await prices(ann)).toEqual(['95040.00']);
  expect(await open(ann)).toMatchObject({ movesDone: 1 });
  await bob.call(cancelAllOrders, {});
  // Alone at the best price it stays there.
  expect(await prices(ann)).toEqual(['95040.00']);
  expect(await frozen(ann, 'USDT')).toBe('951');
  await ask('95040', '0.01');
  expect(await ended(ann)).toMatchObject({ planId, status: 2, reason: '', movesDone: 1 });
  expect(await frozen(ann, 'USDT')).toBe('0');
});

test('a sell is moved down with the best ask', async () => {
  await ask('97000');
  await ann.call(placeChaseLimit, { symbolId, delegateType: 22, delegateCount: '0.01', delegatePrice: '96500' });
  await ask('96900');
  expect(await prices(ann)).toEqual(['96900.00']);
  await ask('96400');
  expect(await ended(ann)).toMatchObject({ status: 4, reason: 'chase-bound' });
  expect(await prices(ann)).toEqual([]);
  expect(await frozen(ann, 'BTC')).toBe('0');
});

test('it ends at its bound, and after its last move, with the reason', async () => {
  await bid('95000');
  await ann.call(placeChaseLimit, buy);
  await bid('95101');
  expect(await ended(ann)).toMatchObject({ status: 4, reason: 'chase-bound' });
  await bob.call(cancelAllOrders, {});
  await bid('95000');
  await ann.call(placeChaseLimit, { ...buy, maxMoves: 1 });
  await bid('95010');
  await bid('95020');
  expect(await ended(ann)).toMatchObject({ status: 4, reason: 'chase-moves', movesDone: 1, maxMoves: 1 });
  expect(await prices(ann)).toEqual([]);
  expect(await frozen(ann, 'USDT')).toBe('0');
});

test('cancelling the plan or its order ends both, and its order is not amended by hand', async () => {
  await bid('95000');
  const first = await ann.call(placeChaseLimit, buy);
  const linked = (await open(ann))?.linkedOrderId ?? '';
  expect(await ann.try(modifyOrder, { orderId: linked, delegatePrice: '94000' })).toMatchObject({ code: '50037' });
  const { list } = await ann.call(getOpenOrders, {});
  expect(list).toMatchObject([{ orderId: linked, planId: first.planId, orderSource: OrderSource.chaseLimit }]);
  await ann.call(cancelOrder, { orderId: linked });
  expect(await ended(ann)).toMatchObject({ planId: first.planId, status: 4, reason: 'linked' });
  const second = await ann.call(placeChaseLimit, buy);
  await ann.call(cancelPlan, { planId: second.planId });
  expect(await prices(ann)).toEqual([]);
  expect(await frozen(ann, 'USDT')).toBe('0');
});

test('what makes no sense is refused, and holds nothing', async () => {
  expect(await ann.try(placeChaseLimit, buy)).toMatchObject({ code: '50028' });
  await bid('95000');
  expect(await ann.try(placeChaseLimit, { ...buy, delegatePrice: '94999' })).toMatchObject({ code: '50222' });
  expect(await ann.try(placeChaseLimit, { ...buy, maxMoves: 0 })).toMatchObject({ code: '40020', params: { field: 'maxMoves' } });
  expect(await ann.try(placeChaseLimit, { ...buy, delegateCount: '9', tradeUnit: 'quote' })).toMatchObject({ code: '50023' });
  expect(await ann.try(placeChaseLimit, { ...buy, delegateCount: '1' })).toMatchObject({ code: '02014' });
  expect(await frozen(ann, 'USDT')).toBe('0');
});

test('in a margin wallet it borrows what it lacks to begin, and stays in its wallet', async () => {
  await ann.call(transferFunds, { coin: 'USDT', amount: '500', from: 'spot', to: 'cross' });
  await bid('95000');
  await ann.call(placeChaseLimit, { ...buy, businessLine: 23, marginMode: 'cross', autoBorrow: true });
  expect(await open(ann)).toMatchObject({ planType: 11, businessLine: 23, marginMode: 'cross' });
  expect((await ann.call(getOpenOrders, { businessLine: 23, marginMode: 'cross' })).list).toMatchObject([
    { delegatePrice: '95000.00', marginMode: 'cross' },
  ]);
  // It borrowed for 95,000, not for more: a dearer price is refused it, and it says so.
  await bid('95050');
  expect(await ended(ann)).toMatchObject({ status: 3, reason: 'insufficientBalance', businessLine: 23 });
});

test('of a contract it opens a position, and closes one', async () => {
  const contract = 'BTCUSDT_UMCBL';
  const maker = await createContractTrader(exchange, '25000');
  const trader = await createContractTrader(exchange, '2500');
  await setMark(exchange, contract, '96000');
  const quote = (delegateType: 21 | 22, delegatePrice: string, delegateCount = '0.01') =>
    maker.call(openContract, { symbolId: contract, delegateType, orderType: 0, delegatePrice, delegateCount });
  await quote(21, '95900');
  await trader.call(placeChaseLimit, { symbolId: contract, delegateType: 21, delegateCount: '0.01', delegatePrice: '96000' });
  await quote(21, '95950');
  const plans = async () => (await trader.call(getOpenPlans, { businessLine: 10 })).list;
  expect(await plans()).toMatchObject([{ planType: 11, movesDone: 1, businessLine: 10 }]);
  await maker.call(batchCancelContract, {});
  await quote(22, '95950');
  expect(await plans()).toEqual([]);
  expect((await trader.call(getPositions, { businessLine: 10 })).positions).toMatchObject([{ holdSide: 'long', total: '0.0100' }]);
});
