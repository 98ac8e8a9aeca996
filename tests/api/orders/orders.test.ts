// Orders over the wire: taken, filled, changed, cancelled, and every way in which one is refused.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { RequestOf } from '#lib/contract/call.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { getSymbolInfo } from '#lib/contract/calls/v1/mix/public/getSymbolInfo.ts';
import { cancelOrder } from '#lib/contract/calls/v1/spot/order/cancel.ts';
import { cancelAllOrders } from '#lib/contract/calls/v1/spot/order/cancelAll.ts';
import { getFills } from '#lib/contract/calls/v1/spot/order/fills.ts';
import { getOrderHistory } from '#lib/contract/calls/v1/spot/order/history.ts';
import { modifyOrder } from '#lib/contract/calls/v1/spot/order/modify.ts';
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

let exchange: TestExchange;
let buyer: Visitor;
let seller: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  buyer = await createTrader(exchange, { USDT: ['ERC20', '20000'] });
  seller = await createTrader(exchange, { BTC: ['Bitcoin', '0.2'] });
});
afterAll(() => exchange.close());

type Place = RequestOf<typeof placeOrder>;

const buy = (price: string, count: string, more: Partial<Place> = {}): Place => ({
  symbolId: 'BTCUSDT_SPBL',
  businessLine: 1,
  delegateType: 21,
  orderType: 0,
  delegatePrice: price,
  delegateCount: count,
  ...more,
});
const sell = (price: string, count: string, more: Partial<Place> = {}): Place => ({ ...buy(price, count), delegateType: 22, ...more });

const held = async (visitor: Visitor, coin: string): Promise<{ available: string; frozen: string }> => {
  const [balance] = (await visitor.call(getAssets, { coin })).list;
  return { available: balance?.available ?? '', frozen: balance?.frozen ?? '' };
};

test('a limit order rests, freezes money, is changed, cancelled, and cannot be cancelled again', async () => {
  const { orderId, dealCount } = await buyer.call(placeOrder, buy('95000.00', '0.01', { clientOid: 'resting-1' }));
  expect(dealCount).toMatch(/^0(\.0+)?$/);
  expect(await held(buyer, 'USDT')).toEqual({ available: '19050', frozen: '950' });
  const { list } = await buyer.call(getOpenOrders, { symbolId: 'BTCUSDT_SPBL' });
  expect(list).toMatchObject([
    { orderId, clientOid: 'resting-1', delegateType: 21, orderType: 0, status: 1, businessLine: 1, tradeUnit: 'base', cancelReason: '' },
  ]);
  expect([Number(list[0]?.delegatePrice), Number(list[0]?.delegateCount)]).toEqual([95_000, 0.01]);

  await buyer.call(modifyOrder, { orderId, delegateCount: '0.02' });
  expect(await held(buyer, 'USDT')).toEqual({ available: '18100', frozen: '1900' });
  await buyer.call(modifyOrder, { clientOid: 'resting-1', delegatePrice: '94000' });
  expect(await held(buyer, 'USDT')).toEqual({ available: '18120', frozen: '1880' });
  expect(await buyer.try(modifyOrder, { orderId, delegatePrice: '94000' })).toMatchObject({ code: '50032' });
  expect(await buyer.try(modifyOrder, { orderId })).toMatchObject({ code: '50032' });

  expect(await buyer.call(cancelOrder, { orderId, symbolId: 'BTCUSDT_SPBL' })).toEqual({ orderId, clientOid: 'resting-1' });
  expect(await held(buyer, 'USDT')).toEqual({ available: '20000', frozen: '0' });
  expect(await buyer.try(cancelOrder, { orderId })).toMatchObject({ code: '50031', httpStatus: 200, status: 'error' });
  expect(await buyer.try(cancelOrder, { clientOid: 'resting-1' })).toMatchObject({ code: '50031' });
  expect(await buyer.try(modifyOrder, { orderId, delegatePrice: '93000' })).toMatchObject({ code: '50031' });
  const history = await buyer.call(getOrderHistory, {});
  expect(history.list[0]).toMatchObject({ orderId, status: 5, cancelReason: 'requested' });
});

test("the same client order id again: no second order, and the first one's id", async () => {
  const order = buy('90000', '0.001', { clientOid: 'only-once' });
  const { orderId } = await buyer.call(placeOrder, order);
  for (const again of [order, { ...order, delegateCount: '0.002' }]) {
    expect(await buyer.try(placeOrder, again)).toMatchObject({ code: '000001', params: { orderId, clientOid: 'only-once' } });
  }
  expect((await buyer.call(getOpenOrders, {})).list.length).toBe(1);
  await seller.call(placeOrder, sell('100000', '0.001', { clientOid: 'only-once' }));
  await buyer.call(cancelOrder, { clientOid: 'only-once' });
  expect(await buyer.try(placeOrder, order)).toMatchObject({ code: '000001', params: { orderId } });
  await seller.call(cancelAllOrders, {});
});

test('a trade: both sides see their fill, role, fee and money at once', async () => {
  expect(await buyer.call(getSymbolInfo, { symbolId: 'BTCUSDT' })).toMatchObject({ makerFeeRate: '0.001', takerFeeRate: '0.001' });
  const { orderId: makerId } = await seller.call(placeOrder, sell('96000', '0.05'));
  const taken = await buyer.call(placeOrder, buy('96500', '0.02'));
  expect(Number(taken.dealCount)).toBe(0.02);
  // 0.02 × 96,000 = 1,920 USDT; both pay 0.1 %: the maker of that, the taker of 0.02 BTC.
  const [takerFill] = (await buyer.call(getFills, { orderId: taken.orderId })).list;
  expect(takerFill).toMatchObject({ orderId: taken.orderId, side: 'buy', role: 'taker', amount: '1920', fee: '0.00002', feeCoin: 'BTC' });
  const [makerFill] = (await seller.call(getFills, { symbolId: 'BTC/USDT' })).list;
  expect(makerFill).toMatchObject({
    orderId: makerId,
    side: 'sell',
    role: 'maker',
    amount: '1920',
    fee: '1.92',
    feeCoin: 'USDT',
    tradeId: takerFill?.tradeId,
  });
  expect(await held(buyer, 'BTC')).toEqual({ available: '0.01998', frozen: '0' });
  expect(await held(buyer, 'USDT')).toEqual({ available: '18080', frozen: '0' });
  expect(await held(seller, 'USDT')).toEqual({ available: '1918.08', frozen: '0' });
  expect(await held(seller, 'BTC')).toEqual({ available: '0.15', frozen: '0.03' });
  const [open] = (await seller.call(getOpenOrders, {})).list;
  expect(open).toMatchObject({ orderId: makerId, status: 3 });
  expect([Number(open?.dealCount), Number(open?.averagePrice), Number(open?.dealAmount)]).toEqual([0.02, 96_000, 1920]);
});

test('market orders: by quantity, by amount to spend, with the price left out or ignored', async () => {
  const byAmount = await buyer.call(placeOrder, { ...buy('1', '960', { orderType: 1, tradeUnit: 'quote' }) });
  expect(Number(byAmount.dealCount)).toBe(0.01);
  const { delegatePrice: _, ...unpriced } = buy('1', '0.01', { orderType: 1 });
  expect(Number((await buyer.call(placeOrder, unpriced)).dealCount)).toBe(0.01);
  const [quantityOrder, amountOrder] = (await buyer.call(getOrderHistory, {})).list;
  expect(quantityOrder).toMatchObject({ orderType: 1, status: 4, delegatePrice: '0', tradeUnit: 'base' });
  expect(amountOrder).toMatchObject({ orderType: 1, status: 4, delegateCount: '960', tradeUnit: 'quote' });
  await seller.call(cancelAllOrders, {});
  expect(await buyer.try(placeOrder, unpriced)).toMatchObject({ code: '50028' });
});

test('an order tells at once how much of it is filled, and why the rest is not', async () => {
  await seller.call(placeOrder, sell('96000', '0.01'));
  // 960 of 2,000 USDT; nothing else is offered.
  const part = await buyer.call(placeOrder, { ...buy('1', '2000', { orderType: 1, tradeUnit: 'quote' }) });
  expect(part).toMatchObject({ dealAmount: '960', status: 5, cancelReason: 'unfilled' });
  expect((await buyer.call(getOrderHistory, {})).list[0]).toMatchObject({ orderId: part.orderId, status: 5, cancelReason: 'unfilled' });
  await seller.call(placeOrder, sell('96000', '0.01'));
  const nowOrNever = await buyer.call(placeOrder, buy('96000', '0.03', { timeInForceValue: 3 }));
  expect([Number(nowOrNever.dealCount), nowOrNever.status, nowOrNever.cancelReason]).toEqual([0.01, 5, 'unfilled']);
  await seller.call(placeOrder, sell('96000', '0.01'));
  expect(await buyer.call(placeOrder, buy('96000', '0.01'))).toMatchObject({ dealAmount: '960', status: 4, cancelReason: '' });
  // One's own order is never met.
  const own = await seller.call(placeOrder, sell('97000', '0.01'));
  expect(own).toMatchObject({ dealAmount: '0', status: 1, cancelReason: '' });
  const met = await seller.call(placeOrder, buy('97000', '0.01'));
  expect([Number(met.dealCount), met.status, met.cancelReason]).toEqual([0, 6, 'self-trade']);
  expect((await seller.call(getOrderHistory, { outcome: 'cancelled', pageSize: 1 })).list).toMatchObject([
    { orderId: met.orderId, status: 6, cancelReason: 'self-trade' },
  ]);
  await seller.call(cancelAllOrders, {});
});

test('a change that crosses the market tells what it has traded', async () => {
  await seller.call(placeOrder, sell('96000', '0.01'));
  const { orderId } = await buyer.call(placeOrder, buy('95000', '0.02'));
  const crossed = await buyer.call(modifyOrder, { orderId, delegatePrice: '96000' });
  expect([Number(crossed.dealCount), crossed.dealAmount, crossed.status, crossed.cancelReason]).toEqual([0.01, '960', 3, '']);
  expect(await buyer.call(modifyOrder, { orderId, delegatePrice: '95000' })).toMatchObject({ dealAmount: '0', status: 3 });
  await seller.call(placeOrder, sell('96000', '0.01'));
  expect(await buyer.call(modifyOrder, { orderId, delegatePrice: '96000' })).toMatchObject({ dealAmount: '960', status: 4 });
});

describe('refused with its own answer', () => {
  const cases: readonly [string, object, object][] = [
    ['an unknown symbol', buy('95000', '0.01', { symbolId: 'NOPEUSDT_SPBL' }), { code: '50046', params: { symbol: 'NOPEUSDT_SPBL' } }],
    ['a price off the tick', buy('95000.001', '0.01'), { code: '50019', params: { tickSize: '0.01' } }],
    ['a price of zero', buy('0', '0.01'), { code: '50019' }],
    ['a quantity of zero', buy('95000', '0'), { code: '50020' }],
    ['too many decimals', buy('95000', '0.00000000001'), { code: '50020' }],
    ['a negative price', buy('-95000', '0.01'), { code: '40020', params: { field: 'delegatePrice', reason: 'must not be negative' } }],
    ['a negative quantity', buy('95000', '-0.01'), { code: '40020', params: { field: 'delegateCount', reason: 'must not be negative' } }],
    ['1e309', buy('1e309', '0.01'), { code: '40020', params: { field: 'delegatePrice', reason: 'must be written without an exponent' } }],
    [
      'full-width digits',
      buy('95000', '０.０１'),
      { code: '40020', params: { field: 'delegateCount', reason: 'must use the digits 0 to 9 and a point' } },
    ],
    ['Arabic digits', buy('٩٥٠٠٠', '0.01'), { code: '40020', params: { field: 'delegatePrice' } }],
    ['NaN', buy('NaN', '0.01'), { code: '40020', params: { field: 'delegatePrice' } }],
    ['an empty text', buy('', '0.01'), { code: '40020', params: { field: 'delegatePrice', reason: 'must not be empty' } }],
    ['a comma', buy('95,000', '0.01'), { code: '40020', params: { field: 'delegatePrice' } }],
    ['a leading zero', buy('095000', '0.01'), { code: '40020', params: { field: 'delegatePrice', reason: 'must not begin with a zero' } }],
    ['a space', buy(' 95000', '0.01'), { code: '40020', params: { field: 'delegatePrice' } }],
    [
      'a number instead of text',
      { ...buy('1', '1'), delegatePrice: 95_000 },
      { code: '40020', params: { field: 'delegatePrice', reason: 'must be text' } },
    ],
    [
      'a missing price',
      { ...buy('1', '0.01'), delegatePrice: undefined },
      { code: '40020', params: { field: 'delegatePrice', reason: 'is missing' } },
    ],
    [
      'a missing quantity',
      { ...buy('95000', '1'), delegateCount: undefined },
      { code: '40020', params: { field: 'delegateCount', reason: 'is missing' } },
    ],
    ['a misspelt field', { ...buy('95000', '0.01'), delegatePrise: '1' }, { code: '40020', params: { field: 'delegatePrise' } }],
    [
      'a preset that spot does not have',
      { ...buy('95000', '0.01'), leverageOfTen: '1' },
      { code: '40020', params: { field: 'leverageOfTen' } },
    ],
    ['another direction', { ...buy('95000', '0.01'), delegateType: 1 }, { code: '40020', params: { field: 'delegateType' } }],
    ['another business line', { ...buy('95000', '0.01'), businessLine: 10 }, { code: '40020', params: { field: 'businessLine' } }],
    ['a plan order', { ...buy('95000', '0.01'), orderType: 2 }, { code: '40020', params: { field: 'orderType' } }],
    ['a strange client order id', buy('95000', '0.01', { clientOid: 'a b' }), { code: '40020', params: { field: 'clientOid' } }],
    ['a long client order id', buy('95000', '0.01', { clientOid: 'a'.repeat(65) }), { code: '40020', params: { field: 'clientOid' } }],
    ['an amount on a limit order', buy('95000', '10', { tradeUnit: 'quote' }), { code: '40020', params: { field: 'tradeUnit' } }],
    ['more than the balance', buy('95000', '1'), { code: '02014', httpStatus: 200 }],
    ['less than one USDT', buy('95000', '0.00001'), { code: '50023', params: { minimum: '1', coin: 'USDT' } }],
    ['more than ten million', buy('95000', '200'), { code: '50024', params: { maximum: '10000000', coin: 'USDT' } }],
    ['an enormous quantity', buy('95000', '99999999999999999999'), { code: '50022' }],
    ['an enormous price', buy('99999999999999999999', '0.01'), { code: '50018' }],
    ['a price far above', buy('150000', '0.01'), { code: '50018', params: { band: '10%' } }],
    ['a market order as maker-only', buy('1', '0.01', { orderType: 1, timeInForceValue: 1 }), { code: '50025' }],
    [
      'an amount with too many decimals',
      buy('1', '5.123456789012', { orderType: 1, tradeUnit: 'quote' }),
      { code: '40020', params: { field: 'delegateCount' } },
    ],
    ['an amount of zero', buy('1', '0', { orderType: 1, tradeUnit: 'quote' }), { code: '50023' }],
  ];
  test.each(cases)('%s', async (_, order, answer) => {
    const before = await buyer.call(getAssets, {});
    expect(await buyer.try(placeOrder, order)).toMatchObject({ ...answer, status: 'error', data: null });
    expect((await buyer.call(getAssets, {})).list).toEqual(before.list);
  });

  test('a sale far below the market', async () => {
    expect(await seller.try(placeOrder, sell('50000', '0.01'))).toMatchObject({ code: '50017', params: { band: '10%' } });
  });

  test('maker-only that would take, all-or-nothing that cannot be filled', async () => {
    await seller.call(placeOrder, sell('97000', '0.01'));
    expect(await buyer.try(placeOrder, buy('97000', '0.01', { timeInForceValue: 1 }))).toMatchObject({ code: '50026' });
    expect(await buyer.try(placeOrder, buy('97000', '0.02', { timeInForceValue: 2 }))).toMatchObject({ code: '50027' });
    const now = await buyer.call(placeOrder, buy('97000', '0.02', { timeInForceValue: 3 }));
    expect(Number(now.dealCount)).toBe(0.01);
    const [order] = (await buyer.call(getOrderHistory, {})).list;
    expect(order).toMatchObject({ orderId: now.orderId, status: 5, cancelReason: 'unfilled' });
  });
});

test("somebody else's order does not exist, open or closed, by any name", async () => {
  const { orderId } = await seller.call(placeOrder, sell('99000', '0.01', { clientOid: 'mine-alone' }));
  for (const name of [{ orderId }, { clientOid: 'mine-alone' }, { orderId: '999999999' }, { orderId: String(Number.MAX_SAFE_INTEGER) }]) {
    expect(await buyer.try(cancelOrder, name)).toMatchObject({ code: '50030' });
    expect(await buyer.try(modifyOrder, { ...name, delegatePrice: '98000' })).toMatchObject({ code: '50030' });
  }
  expect(await seller.try(cancelOrder, { orderId, symbolId: 'ETHUSDT' })).toMatchObject({ code: '50030' });
  await seller.call(cancelOrder, { orderId });
  expect(await buyer.try(cancelOrder, { orderId })).toMatchObject({ code: '50030' });
  expect((await buyer.call(getFills, { orderId })).list).toEqual([]);
});

test.each([
  [{}],
  [{ orderId: '1', clientOid: 'a' }],
  [{ orderId: '0' }],
  [{ orderId: '-1' }],
  [{ orderId: 1 }],
  [{ orderId: '1; drop table orders' }],
])('an order is named once, and properly: %j', async (name) => {
  expect(await buyer.try(cancelOrder, name)).toMatchObject({ code: '40020', params: { field: 'orderId' } });
});

test('cancel all: one market, one side, then everything', async () => {
  await seller.call(placeOrder, sell('101000', '0.001'));
  await seller.call(placeOrder, sell('102000', '0.001'));
  await seller.call(placeOrder, buy('90000', '0.001'));
  expect((await seller.call(cancelAllOrders, { symbolId: 'ETHUSDT_SPBL' })).orderIds).toEqual([]);
  expect((await seller.call(cancelAllOrders, { symbolId: 'BTCUSDT_SPBL', delegateType: 22 })).orderIds.length).toBe(2);
  expect((await seller.call(cancelAllOrders, {})).orderIds.length).toBe(1);
  expect(await seller.try(cancelAllOrders, { symbolId: 'NOPE' })).toMatchObject({ code: '50046' });
});

test('history is narrowed by side, kind, outcome and time', async () => {
  const ids = async (request: RequestOf<typeof getOrderHistory>): Promise<string[]> =>
    (await buyer.call(getOrderHistory, { pageSize: 100, ...request })).list.map(({ orderId }) => orderId);
  const { orderId: sold } = await buyer.call(placeOrder, sell('97000', '0.001'));
  await buyer.call(cancelOrder, { orderId: sold });
  await seller.call(placeOrder, sell('96000', '0.002'));
  const { orderId: part } = await buyer.call(placeOrder, buy('96000', '0.003'));
  await buyer.call(cancelOrder, { orderId: part });
  const { list: all } = await buyer.call(getOrderHistory, { pageSize: 100 });
  const those = (wanted: (order: (typeof all)[number]) => boolean): string[] => all.filter(wanted).map(({ orderId }) => orderId);
  expect(await ids({ delegateType: 22 })).toEqual([sold]);
  expect(await ids({ outcome: 'partlyFilled' })).toContain(part);
  expect(await ids({ outcome: 'cancelled' })).toContain(sold);
  expect(await ids({ outcome: 'cancelled' })).not.toContain(part);
  expect(await ids({ outcome: 'filled' })).toEqual(those(({ status }) => status === 4));
  expect(await ids({ orderType: 1 })).toEqual(those(({ orderType }) => orderType === 1));
  expect((await ids({ orderType: 1 })).length).toBeGreaterThan(0);
  const doneMs = all.find(({ orderId }) => orderId === part)?.updateTimeMs ?? 0;
  expect(await ids({ startTime: doneMs, endTime: doneMs })).toEqual(those(({ updateTimeMs }) => updateTimeMs === doneMs));
  expect(await ids({ endTime: doneMs - 1 })).not.toContain(part);
  expect(await ids({ startTime: doneMs + 1 })).toEqual([]);
  expect(await buyer.try(getOrderHistory, { startTime: -1 })).toMatchObject({ code: '40020', params: { field: 'startTime' } });

  const fillsOf = async (request: RequestOf<typeof getFills>) => (await buyer.call(getFills, { pageSize: 100, ...request })).list;
  const fills = await fillsOf({});
  expect(await fillsOf({ role: 'taker', delegateType: 21 })).toEqual(fills.filter(({ role, side }) => role === 'taker' && side === 'buy'));
  expect(await fillsOf({ delegateType: 22 })).toEqual(fills.filter(({ side }) => side === 'sell'));
  const [newest] = fills;
  expect(await fillsOf({ startTime: newest?.timeMs ?? 0 })).toEqual(fills.filter(({ timeMs }) => timeMs >= (newest?.timeMs ?? 0)));
  expect(await fillsOf({ endTime: (newest?.timeMs ?? 0) - 1 })).toEqual(fills.filter(({ timeMs }) => timeMs < (newest?.timeMs ?? 0)));
});

test('history in pages, without a gap or a repetition', async () => {
  const all = (await buyer.call(getOrderHistory, {})).list.map((order) => order.orderId);
  const paged: string[] = [];
  let idLessThan: string | undefined;
  do {
    const page = await buyer.call(getOrderHistory, { pageSize: 2, ...(idLessThan === undefined ? {} : { idLessThan }) });
    paged.push(...page.list.map((order) => order.orderId));
    idLessThan = page.nextId ?? undefined;
  } while (idLessThan !== undefined);
  expect(paged).toEqual(all);
  const numbered = await Promise.all(
    all.map(async (_, page) => (await buyer.call(getOrderHistory, { pageSize: 1, pageNo: page + 1 })).list.map((order) => order.orderId)),
  );
  expect(numbered.flat()).toEqual(all);
  expect((await buyer.call(getOrderHistory, { pageSize: 2, pageNo: 2, idLessThan: all[0] })).list.map((order) => order.orderId)).toEqual(
    all.slice(3, 5),
  );
  expect(await buyer.call(getOrderHistory, { pageNo: 1000 })).toEqual({ list: [], nextId: null });
  const fills = (await buyer.call(getFills, {})).list;
  expect((await buyer.call(getFills, { pageSize: 2, pageNo: 2 })).list).toEqual(fills.slice(2, 4));
  expect(await buyer.try(getOrderHistory, { pageNo: 1.5 })).toMatchObject({ code: '50049' });
  expect(await buyer.try(getOrderHistory, { pageSize: 1.5 })).toMatchObject({
    code: '40020',
    params: { field: 'pageSize' },
    msg: expect.stringContaining('must be a whole number'),
  });
  expect(await buyer.try(getOrderHistory, { pageSize: 101 })).toMatchObject({ code: '40020', params: { field: 'pageSize' } });
});

test('a hundred orders at once: each is there when the list is asked for', async () => {
  const placed = await Promise.all(
    Array.from({ length: 100 }, (_, place) => buyer.call(placeOrder, buy('91000', '0.001', { clientOid: `at-once-${place}` }))),
  );
  const open = (await buyer.call(getOpenOrders, {})).list.map((order) => order.orderId);
  expect(new Set(open)).toEqual(new Set(placed.map((order) => order.orderId)));
  expect((await buyer.call(cancelAllOrders, {})).orderIds.length).toBe(100);
});

test('an order that names the coins of another market is refused', async () => {
  const order = (coins: Partial<Place>) => buyer.try(placeOrder, buy('90000', '0.001', coins));
  expect(await order({ tokenId: 'EUR' })).toMatchObject({ code: '40020', params: { field: 'tokenId' } });
  expect(await order({ tokenId: 'BTC', pricedSymbol: 'USDT' })).toMatchObject({ code: '40020', params: { field: 'tokenId' } });
  expect(await order({ tokenId: 'USDT', pricedSymbol: 'USDC' })).toMatchObject({ code: '40020', params: { field: 'pricedSymbol' } });
  const { orderId } = await buyer.call(placeOrder, buy('90000', '0.001', { tokenId: 'USDT', pricedSymbol: 'USDT' }));
  await buyer.call(cancelOrder, { orderId });
});
