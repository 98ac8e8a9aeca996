// Orders for contracts, over the wire: opened, closed, reversed, amended, cancelled, by share and all at once, in every unit, and refused.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import type { RequestOf } from '#lib/contract/call.ts';
import { getContractOrderHistory } from '#lib/contract/calls/v1/mcp/order/getHistoryOrderList.ts';
import { getPositions } from '#lib/contract/calls/v1/mcp/account/positions.ts';
import { setLeverage } from '#lib/contract/calls/v1/mcp/adjust/lever.ts';
import { setPositionMode } from '#lib/contract/calls/v1/mcp/adjust/position/mode.ts';
import { reversePosition } from '#lib/contract/calls/v1/mcp/order/backContract.ts';
import { batchCancelContract } from '#lib/contract/calls/v1/mcp/order/batchCancelContract.ts';
import { cancelContract } from '#lib/contract/calls/v1/mcp/order/cancelContract.ts';
import { closeAllPositions } from '#lib/contract/calls/v1/mcp/order/closeAll.ts';
import { closeContract } from '#lib/contract/calls/v1/mcp/order/closeContract.ts';
import { modifyContractOrder } from '#lib/contract/calls/v1/mcp/order/modifyOrder.ts';
import { getContractOpenOrders } from '#lib/contract/calls/v1/mcp/order/openOrders.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { closeShare } from '#lib/contract/calls/v1/mcp/order/segmentContract.ts';
import { updateContractPreset } from '#lib/contract/calls/v1/mcp/order/updateContractPreset.ts';
import { getOpenPlans } from '#lib/contract/calls/v1/trigger/plan/openPlans.ts';
import { placePlanOrder } from '#lib/contract/calls/v1/trigger/plan/placePlanOrder.ts';
import { cancelOrder } from '#lib/contract/calls/v1/spot/order/cancel.ts';
import { modifyOrder } from '#lib/contract/calls/v1/spot/order/modify.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { assertSound } from '../assert-sound.ts';
import { createContractTrader, setMark } from './contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

const symbolId = 'BTCUSDT_UMCBL';
let exchange: TestExchange;
/** Makes the other side of every trade. */
let maker: Visitor;
/** The traders of one test: their orders are taken out of the book after it. */
const traders: Visitor[] = [];
beforeAll(async () => {
  exchange = await startTestExchange();
  await setMark(exchange, symbolId, '96000');
  await setMark(exchange, 'ETHUSDT_UMCBL', '3000');
  maker = await createContractTrader(exchange, '25000');
});
afterAll(() => exchange.close());
afterEach(async () => {
  for (const trader of [maker, ...traders.splice(0)]) await trader.call(batchCancelContract, {});
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
const market = (delegateType: Open['delegateType'], delegateCount: string, more: Partial<Open> = {}): Open => ({
  symbolId,
  delegateType,
  orderType: 1,
  delegateCount,
  ...more,
});
const resting = (delegatePrice: string, delegateType: 21 | 22, delegateCount: string, more: Partial<Open> = {}) =>
  maker.call(openContract, limit(delegateType, delegatePrice, delegateCount, more));
type Close = RequestOf<typeof closeContract>;
const closing = (delegateType: Close['delegateType'], price: string | null, delegateCount: string, more: Partial<Close> = {}): Close => ({
  symbolId,
  delegateType,
  ...(price === null ? { orderType: 1 } : { orderType: 0, delegatePrice: price }),
  delegateCount,
  ...more,
});
const positions = async (trader: Visitor) =>
  (await trader.call(getPositions, { businessLine: 10 })).positions.map(
    (one) => `${one.symbolId} ${one.holdSide} ${one.total} at ${one.averageOpenPrice}`,
  );
const free = async (trader: Visitor): Promise<string> => (await trader.call(getPositions, { businessLine: 10 })).wallets[0]?.free ?? 'none';
async function newTrader(): Promise<Visitor> {
  const trader = await createContractTrader(exchange, '2000');
  traders.push(trader);
  return trader;
}
/** Buys at 96,000, and has paid 0.06 % of it. */
async function long(trader: Visitor, size: string, more: Partial<Open> = {}): Promise<void> {
  await resting('96000', 22, size);
  await trader.call(openContract, limit(21, '96000', size, more));
}

test('an order opens a position, with a name that makes it safe to send twice', async () => {
  const trader = await newTrader();
  await resting('96000', 22, '0.03');
  const order = limit(21, '96000', '0.05', {
    clientOid: 'first',
    tokenId: 'USDT',
    pricedSymbol: 'USDT',
    secondBusinessLine: 'N/A',
    enterPointSource: 1,
  });
  const { orderId, ...answer } = await trader.call(openContract, order);
  expect(answer).toEqual({ clientOid: 'first', dealCount: '0.0300', dealAmount: '2880', status: 3, cancelReason: '' });
  expect(await trader.try(openContract, order)).toMatchObject({ code: '000001', params: { clientOid: 'first', orderId } });
  expect(await positions(trader)).toEqual([`${symbolId} long 0.0300 at 96000`]);
  // 2,000 less a fee of 1.728 and 2,880 ÷ 20; for the 0.02 that wait 1,920 ÷ 20 × 1.01 and 1.152 × 1.005.
  expect(await free(trader)).toBe('1756.15424');
});

test('what the book has not got is cancelled, and said at once and in the history', async () => {
  const trader = await newTrader();
  await resting('96000', 22, '0.01');
  // Beyond the band it is there for nobody at market.
  const { orderId, ...answer } = await trader.call(openContract, market(21, '0.05'));
  expect(answer).toEqual({ clientOid: '', dealCount: '0.0100', dealAmount: '960', status: 5, cancelReason: 'unfilled' });
  const [told] = (await trader.call(getContractOrderHistory, { businessLine: 10 })).list;
  expect(told).toMatchObject({ orderId, status: 5, dealCount: '0.0100', delegateCount: '0.0500', cancelReason: 'unfilled' });
  await resting('96000', 22, '0.01');
  expect(await trader.call(openContract, limit(21, '96000', '0.02', { timeInForceValue: 3 }))).toMatchObject({
    dealCount: '0.0100',
    status: 5,
    cancelReason: 'unfilled',
  });
});

test('the optional security verification is accepted, and goes no further', async () => {
  const trader = await newTrader();
  const headers = { 'content-type': 'application/json', 'security-verification': 'a-cipher-of-theirs' };
  for (const [call, request] of [
    [openContract, limit(21, '95000', '0.01')],
    [closeContract, closing(22, '97000', '0.01', { cancelOrder: true })],
    [reversePosition, { symbolId }],
  ] as const)
    expect((await trader.raw(call.path, { body: JSON.stringify(request), headers })).code).toMatch(/^(00000|50062)$/);
  expect(exchange.logLines.filter((line) => line.includes('a-cipher-of-theirs'))).toEqual([]);
});

test('a size in margin is what it costs at the leverage, one in value what it is worth, each rounded down to the lot', async () => {
  const trader = await newTrader();
  await trader.call(setLeverage, { symbolId, leverage: 10 });
  await resting('96000', 22, '1');
  // 100 × 10 ÷ 96,000 = 0.010416…
  expect((await trader.call(openContract, limit(21, '96000', '100', { tradeUnit: 'margin' }))).dealCount).toBe('0.0104');
  // At market the best ask counts: 1,000 ÷ 96,000.
  expect((await trader.call(openContract, market(21, '1000', { tradeUnit: 'priced' }))).dealCount).toBe('0.0104');
  // A sell is counted at the best ask when its own price is lower: 960 ÷ 96,000, and not ÷ 95,900.
  await resting('95900', 21, '1');
  expect((await trader.call(openContract, limit(22, '95900', '960', { tradeUnit: 'priced' }))).dealCount).toBe('0.0100');
  expect(await trader.try(openContract, limit(21, '96000', '9.5', { tradeUnit: 'priced' }))).toMatchObject({
    code: '50021',
    params: { minimum: '0.0001' },
  });
  expect(await trader.try(openContract, limit(21, '0', '9.5', { tradeUnit: 'priced' }))).toMatchObject({ code: '40020' });
});

test('without anybody who sells, a market order has no price to be counted at', async () => {
  const trader = await newTrader();
  expect(await trader.try(openContract, market(21, '100', { tradeUnit: 'margin' }))).toMatchObject({ code: '50028' });
  expect(await trader.try(openContract, market(21, '0.01'))).toMatchObject({ code: '50028' });
});

test('closing never opens anything, and takes with it what waits to close when that is wanted', async () => {
  const trader = await newTrader();
  await long(trader, '0.02');
  const { orderId } = await trader.call(closeContract, closing(22, '97000', '0.02'));
  expect(await trader.call(getPositions, { businessLine: 10 })).toMatchObject({
    positions: [{ total: '0.0200', available: '0.0000', locked: '0.0200' }],
  });
  const named = closing(22, '96500', '0.015', { cancelOrder: true, clientOid: 'out' });
  const second = await trader.call(closeContract, named);
  expect(await trader.try(cancelContract, { orderId })).toMatchObject({ code: '50031' });
  // Sent again, it does not take itself out.
  expect(await trader.try(closeContract, named)).toMatchObject({ code: '000001' });
  expect(await trader.call(cancelContract, { clientOid: 'out', symbolId, businessLine: 10 })).toEqual({
    orderId: second.orderId,
    clientOid: 'out',
  });
  expect(await trader.try(closeContract, closing(22, '97000', '0.0201'))).toMatchObject({ code: '50063' });
  expect(await trader.try(closeContract, closing(21, '95000', '0.01'))).toMatchObject({ code: '50062' });
  await resting('95990', 21, '0.02');
  expect((await trader.call(closeContract, closing(22, null, '0.02'))).dealCount).toBe('0.0200');
  expect(await positions(trader)).toEqual([]);
});

test('one-way, an order may be said to reduce only, in either word', async () => {
  const trader = await newTrader();
  for (const word of [{ onlyLow: true }, { isReducePosition: true }])
    expect(await trader.try(openContract, limit(22, '97000', '0.01', word))).toMatchObject({ code: '50062' });
  expect(await trader.try(openContract, limit(1, '95000', '0.01'))).toMatchObject({ code: '50064' });
});

test('hedged, each order names its position, and a long and a short stand beside each other', async () => {
  const trader = await newTrader();
  await trader.call(setPositionMode, { businessLine: 10, positionMode: 2 });
  expect(await trader.try(openContract, limit(21, '95000', '0.01'))).toMatchObject({ code: '50064' });
  await resting('96000', 22, '0.02');
  await trader.call(openContract, limit(1, '96000', '0.02'));
  await resting('95900', 21, '0.01');
  await trader.call(openContract, limit(2, '95900', '0.01'));
  expect(await positions(trader)).toEqual([`${symbolId} long 0.0200 at 96000`, `${symbolId} short 0.0100 at 95900`]);
  expect(await trader.try(closeShare, { symbolId, percent: 50 })).toMatchObject({ code: '40020', params: { field: 'holdSide' } });
  // Closing orders of the long are taken out, those of the short stay.
  await trader.call(closeContract, closing(4, '95000', '0.01'));
  await trader.call(closeContract, closing(3, '97000', '0.02'));
  await trader.call(closeContract, closing(3, '96900', '0.02', { cancelOrder: true }));
  expect((await trader.call(getPositions, { businessLine: 10 })).positions.map(({ locked }) => locked)).toEqual(['0.0200', '0.0100']);
  expect((await trader.call(batchCancelContract, { symbolId, delegateType: 3 })).orderIds).toHaveLength(1);
  expect((await trader.call(batchCancelContract, { businessLine: 12 })).orderIds).toEqual([]);
  expect((await trader.call(batchCancelContract, { businessLine: 10 })).orderIds).toHaveLength(1);
  // Turned around: the long of 0.02 becomes 0.02 more of the short.
  await resting('95800', 21, '0.04');
  const { list } = await trader.call(reversePosition, { symbolId, holdSide: 'long' });
  expect(list.map(({ code }) => code)).toEqual(['00000']);
  expect(await positions(trader)).toEqual([`${symbolId} short 0.0300 at 95833.3333333333333`]);
  // An order that the book cannot take in whole leaves everything as it was.
  await resting('95950', 22, '0.05');
  expect(await trader.try(reversePosition, { symbolId, holdSide: 'short' })).toMatchObject({ code: '50027' });
  expect(await positions(trader)).toEqual([`${symbolId} short 0.0300 at 95833.3333333333333`]);
});

test('turned around at market: one order, in whole or not at all', async () => {
  const trader = await newTrader();
  await long(trader, '0.02');
  await resting('95950', 21, '0.04');
  const { list } = await trader.call(reversePosition, { symbolId, businessLine: 10 });
  expect(list).toMatchObject([{ code: '00000', clientOid: '' }]);
  expect(await positions(trader)).toEqual([`${symbolId} short 0.0200 at 95950`]);
  expect(await trader.try(reversePosition, { symbolId: 'ETHUSDT_UMCBL' })).toMatchObject({ code: '50062' });
  expect(await trader.try(reversePosition, { symbolId })).toMatchObject({ code: '50028' });
  expect(await positions(trader)).toEqual([`${symbolId} short 0.0200 at 95950`]);
});

test('a share of a position is rounded half up to the lot; all of it is all of it', async () => {
  const trader = await newTrader();
  await long(trader, '0.0005');
  await resting('95990', 21, '1');
  // Half of five lots is two and a half: three.
  expect((await trader.call(closeShare, { symbolId, percent: 50 })).dealCount).toBe('0.0003');
  expect(await trader.try(closeShare, { symbolId, percent: 10 })).toMatchObject({ code: '50021' });
  expect(await trader.try(closeShare, { symbolId, percent: 101 })).toMatchObject({ code: '40020', params: { field: 'percent' } });
  const waiting = await trader.call(closeShare, { symbolId, percent: 100, delegatePrice: '97000', clientOid: 'later' });
  expect(waiting).toMatchObject({ clientOid: 'later', dealCount: '0.0000' });
  expect((await trader.call(closeShare, { symbolId, percent: 100, cancelOrder: true })).dealCount).toBe('0.0002');
  expect(await trader.try(closeShare, { symbolId, percent: 100 })).toMatchObject({ code: '50062' });
});

test('every position of a line at once, each answered by itself', async () => {
  const trader = await newTrader();
  await long(trader, '0.01');
  const ether = { symbolId: 'ETHUSDT_UMCBL' };
  await resting('3000', 21, '0.5', ether);
  await trader.call(openContract, market(22, '0.5', ether));
  await resting('95990', 21, '0.01');
  const { list } = await trader.call(closeAllPositions, { businessLine: 10 });
  expect(list).toMatchObject([
    { symbolId, holdSide: 'long', dealCount: '0.0100', code: '00000' },
    { symbolId: 'ETHUSDT_UMCBL', holdSide: 'short', orderId: '', code: '50028', msg: 'Not enough liquidity' },
  ]);
  expect(await positions(trader)).toHaveLength(1);
  expect(await trader.call(closeAllPositions, { businessLine: 8 })).toEqual({ list: [] });
});

test('an open order is given another price and size, by either name', async () => {
  const trader = await newTrader();
  const { orderId } = await trader.call(openContract, limit(21, '95000', '0.01', { clientOid: 'mine' }));
  expect(await trader.call(modifyContractOrder, { orderId, delegatePrice: '95100.5', delegateCount: '0.02' })).toEqual({
    orderId,
    clientOid: 'mine',
    dealCount: '0.0000',
    dealAmount: '0',
    status: 1,
    cancelReason: '',
  });
  expect(await trader.try(modifyContractOrder, { clientOid: 'mine', delegatePrice: '95100.5' })).toMatchObject({ code: '50032' });
  expect(await trader.try(modifyContractOrder, { orderId })).toMatchObject({ code: '50032' });
  expect(await trader.try(modifyContractOrder, { orderId, delegatePrice: '95100.55' })).toMatchObject({ code: '50019' });
  expect(await trader.try(modifyContractOrder, { orderId, delegateCount: '211' })).toMatchObject({ code: '50024' });
  expect(await trader.try(modifyContractOrder, { orderId, delegateCount: '0.6' })).toMatchObject({ code: '02014' });
  expect(await trader.try(modifyContractOrder, { orderId, businessLine: 11, delegatePrice: '95000' })).toMatchObject({ code: '50030' });
  expect(await maker.try(modifyContractOrder, { orderId, delegatePrice: '95000' })).toMatchObject({ code: '50030' });
  await trader.call(cancelContract, { orderId });
  expect(await trader.try(modifyContractOrder, { orderId, delegatePrice: '95000' })).toMatchObject({ code: '50031' });
});

test('a resting order is given another take-profit and stop-loss, and loses them', async () => {
  const trader = await newTrader();
  await resting('96000', 22, '0.0001');
  await trader.call(openContract, limit(21, '96000', '0.0001'));
  const { orderId } = await trader.call(openContract, limit(21, '95000', '0.01', { presetTakeProfitPrice: '97000', clientOid: 'guarded' }));
  /** The entry of the list about it. */
  const told = async (): Promise<object> => {
    const [order] = (await trader.call(getContractOpenOrders, { businessLine: 10 })).list;
    return Object.fromEntries(Object.entries(order ?? {}).filter(([name]) => /^(preset|exe)/.test(name)));
  };
  expect(await told()).toEqual({ presetTakeProfitPrice: '97000.0', presetTppTriType: 0 });
  const preset = { clientOid: 'guarded', presetStopLossPrice: '94500', presetSlpTriType: 1, exeStopLossPrice: '94400' } as const;
  expect(await trader.call(updateContractPreset, preset)).toEqual({ orderId, clientOid: 'guarded' });
  expect(await told()).toEqual({ presetStopLossPrice: '94500.0', presetSlpTriType: 1, exeStopLossPrice: '94400.0' });
  expect(await trader.try(updateContractPreset, { orderId, presetStopLossPrice: '95100' })).toMatchObject({ code: '50036' });
  expect(await trader.try(updateContractPreset, { orderId, presetStopLossPrice: '94000.55' })).toMatchObject({ code: '50043' });
  expect(await trader.try(updateContractPreset, { orderId, businessLine: 8 })).toMatchObject({ code: '50030' });
  await maker.call(openContract, limit(22, '95000', '0.01'));
  expect((await trader.call(getOpenPlans, { businessLine: 10 })).list).toMatchObject([
    {
      parentOrderId: orderId,
      planType: 2,
      presetTakeProfitPrice: '',
      presetStopLossPrice: '94500.0',
      presetSlpTriType: 1,
      exeStopLossPrice: '94400.0',
    },
  ]);
  expect(await trader.try(updateContractPreset, { orderId })).toMatchObject({ code: '50031' });
  const second = await trader.call(openContract, limit(21, '94900', '0.01', { presetTakeProfitPrice: '97000' }));
  await trader.call(updateContractPreset, { orderId: second.orderId });
  expect(await told()).toEqual({});
  await maker.call(openContract, limit(22, '94900', '0.01'));
  expect((await trader.call(getOpenPlans, { businessLine: 10 })).list).toHaveLength(1);
});

test('however little is left of a position, it can be closed: at market, at a price, by a plan', async () => {
  const trader = await newTrader();
  const doge = { symbolId: 'DOGEUSDT_UMCBL', businessLine: 10 } as const;
  await setMark(exchange, doge.symbolId, '0.2');
  await resting('0.2', 22, '100', doge);
  await trader.call(openContract, limit(21, '0.2', '100', doge));
  await resting('0.1999', 21, '100', doge);
  // No order may be worth less than 1 USDT, but what only closes may.
  expect(await trader.try(openContract, limit(22, '0.1999', '5', doge))).toMatchObject({
    code: '50023',
    params: { minimum: '1', coin: 'USDT' },
  });
  expect((await trader.call(closeContract, closing(22, null, '1', doge))).dealCount).toBe('1');
  expect((await trader.call(closeContract, closing(22, '0.1999', '1', doge))).dealCount).toBe('1');
  const { orderId } = await trader.call(closeContract, closing(22, '0.21', '2', doge));
  await trader.call(modifyContractOrder, { orderId, delegateCount: '1' });
  await trader.call(placePlanOrder, { ...doge, delegateType: 22, delegateCount: '1', presetStopLossPrice: '0.18' });
  expect((await trader.call(closeShare, { ...doge, percent: 1 })).dealCount).toBe('1');
  expect(await positions(trader)).toEqual(['DOGEUSDT_UMCBL long 97 at 0.2']);
});

test('an order of spot is none of contracts', async () => {
  const trader = await createTrader(exchange, { USDT: ['ERC20', '1000'] });
  const spot = { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 0, delegatePrice: '95000', delegateCount: '0.001' } as const;
  const { orderId } = await trader.call(placeOrder, spot);
  expect(await trader.try(cancelContract, { orderId })).toMatchObject({ code: '50030' });
  expect(await trader.try(modifyContractOrder, { orderId, delegatePrice: '94000' })).toMatchObject({ code: '50030' });
  expect(await trader.call(batchCancelContract, {})).toEqual({ orderIds: [] });
});

test('an order for a contract is none of spot', async () => {
  const trader = await newTrader();
  const { orderId } = await trader.call(openContract, limit(21, '95000', '0.01'));
  expect(await trader.try(cancelOrder, { orderId })).toMatchObject({ code: '50030' });
  expect(await trader.try(modifyOrder, { orderId, delegatePrice: '94000' })).toMatchObject({ code: '50030' });
  expect((await trader.call(batchCancelContract, {})).orderIds).toEqual([orderId]);
});

test('every refusal of an order says what was wrong', async () => {
  const trader = await newTrader();
  const rows: readonly (readonly [Partial<Open>, string])[] = [
    [{ symbolId: 'BTCUSDT_SPBL' }, '50046'],
    [{ businessLine: 12 }, '50046'],
    [{ delegatePrice: '95000.05' }, '50019'],
    [{ delegateCount: '0.00005' }, '50020'],
    [{ delegateCount: '0' }, '50020'],
    [{ delegateCount: '1201' }, '50022'],
    [{ delegateCount: '-1' }, '40020'],
    [{ delegatePrice: '100801' }, '50018'],
    [{ delegateCount: '0.5' }, '02014'],
    [{ delegateCount: '106' }, '50024'],
    [{ timeInForceValue: 2 }, '50027'],
    [{ presetTakeProfitPrice: '94000' }, '50036'],
    [{ presetStopLossPrice: '95500' }, '50036'],
    [{ businessSource: 66 }, '40020'],
    [{ businessSource: 70 }, '40020'],
    [{ businessSource: 74 }, '40020'],
  ];
  for (const [change, code] of rows)
    expect([change, (await trader.try(openContract, limit(21, '95000', '0.01', change))).code]).toEqual([change, code]);
  await trader.call(setLeverage, { symbolId, leverage: 150 });
  expect(await trader.try(openContract, limit(21, '95000', '106'))).toMatchObject({ params: { maximum: '10000000', coin: 'USDT' } });
  // The first slice ends at 200,000.
  expect(await trader.try(openContract, limit(21, '95000', '2.2'))).toMatchObject({ code: '50014' });
  const { orderId } = await trader.call(openContract, limit(21, '95000', '0.01'));
  expect(await trader.try(modifyContractOrder, { orderId, delegateCount: '2.2' })).toMatchObject({ code: '50052' });
  await resting('96000', 22, '0.01');
  expect(await trader.try(openContract, limit(21, '96000', '0.01', { timeInForceValue: 1 }))).toMatchObject({ code: '50026' });
  expect(await trader.try(openContract, { ...limit(21, '96000', '0.01'), delegatePrice: undefined })).toMatchObject({ code: '40020' });
  expect(await trader.try(openContract, limit(21, '95000', '0.01', { clientOid: 'bad id' }))).toMatchObject({ code: '40020' });
  expect(await trader.try(openContract, { ...limit(21, '95000', '0.01'), delegateType: 3 })).toMatchObject({ code: '40020' });
  expect(await trader.try(closeContract, { ...limit(21, '95000', '0.01'), delegateType: 1 })).toMatchObject({ code: '40020' });
});

test('the best price is taken from the book when the order arrives', async () => {
  const trader = await newTrader();
  await resting('96010', 22, '0.01');
  const order = { ...limit(21, '1', '0.01', { businessSource: 62 }), delegatePrice: undefined };
  expect((await trader.try(openContract, order)).data).toMatchObject({ dealCount: '0.0100' });
});
