// The history of borrowed money, in lists: each of its wallet, in pages that neither skip nor repeat, and a liquidation that explains itself.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { getMarginAccounts } from '#lib/contract/calls/v1/margin/account/assets.ts';
import { borrowMargin } from '#lib/contract/calls/v1/margin/account/borrow.ts';
import { getMarginLiquidation } from '#lib/contract/calls/v1/margin/history/liquidation.ts';
import { getMarginRecords } from '#lib/contract/calls/v1/margin/history/list.ts';
import { getFills } from '#lib/contract/calls/v1/spot/order/fills.ts';
import { getOrderHistory } from '#lib/contract/calls/v1/spot/order/history.ts';
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { cancelAllOrders } from '#lib/contract/calls/v1/spot/order/cancelAll.ts';
import { placeOco } from '#lib/contract/calls/v1/spot/order/placeOco.ts';
import { placeScaled } from '#lib/contract/calls/v1/spot/order/placeScaled.ts';
import { batchCancelPlan } from '#lib/contract/calls/v1/trigger/plan/batchCancelPlan.ts';
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import { placeIceberg } from '#lib/contract/calls/v1/trigger/strategy/ice/place.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { getPlanHistory } from '#lib/contract/calls/v1/trigger/plan/history.ts';
import { getOpenPlans } from '#lib/contract/calls/v1/trigger/plan/openPlans.ts';
import { Side } from '#lib/contract/enums.ts';
import { ticks } from '#server/engine/units.ts';
import { assertSound } from '../assert-sound.ts';
import { bitcoin, houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange();
});
afterAll(() => exchange.close());
afterEach(() => assertSound(exchange));

const symbolId = 'BTCUSDT_SPBL';
const house = (side: Side, price: number, quantity: number) => houseOrder(exchange, side, price, quantity);

const standAt = (price: number) => {
  const { marketId, priceDecimals } = bitcoin(exchange);
  return exchange.client.submit({ type: 'set-reference-price', marketId, priceTicks: ticks(price * 10 ** priceDecimals) });
};

const withWallets = async (): Promise<Visitor> => {
  const trader = await createTrader(exchange, { USDT: ['Tron', '5000'] });
  await trader.call(transferFunds, { coin: 'USDT', amount: '1000', from: 'spot', to: 'cross' });
  await trader.call(transferFunds, { coin: 'USDT', amount: '1000', from: 'spot', to: 'isolated', symbolId });
  return trader;
};
const buying = { symbolId, delegateType: 21, orderType: 0, delegateCount: '0.01' } as const;
const onMargin = { businessLine: 23, autoBorrow: true, autoRepay: true } as const;

test('orders, plans and fills are listed by the wallet that they trade in', async () => {
  const trader = await withWallets();
  const preset = { presetTakeProfitPrice: '120000', presetStopLossPrice: '80000' } as const;
  const own = await trader.call(placeOrder, { ...buying, delegatePrice: '96000', ...preset });
  const cross = await trader.call(placeOrder, { ...buying, delegatePrice: '96000', ...onMargin, marginMode: 'cross', ...preset });
  const isolated = await trader.call(placeOrder, { ...buying, delegatePrice: '96000', ...onMargin, marginMode: 'isolated' });
  const ids = ({ list }: { readonly list: readonly { readonly orderId: string }[] }) => list.map(({ orderId }) => orderId);
  const every = [isolated.orderId, cross.orderId, own.orderId];
  const scopes = [
    [{}, every],
    [{ businessLine: 1 }, [own.orderId]],
    [{ businessLine: 23 }, [isolated.orderId, cross.orderId]],
    [{ businessLine: 23, marginMode: 'cross' }, [cross.orderId]],
    [{ businessLine: 23, marginMode: 'isolated' }, [isolated.orderId]],
  ] as const;
  for (const [scope, expected] of scopes) expect(ids(await trader.call(getOpenOrders, scope))).toEqual(expected);
  expect(await trader.try(getOpenOrders, { marginMode: 'cross' })).toMatchObject({ code: '40020', params: { field: 'marginMode' } });
  await house(Side.sell, 96_000, 0.03);
  for (const [scope, expected] of scopes) {
    expect(ids(await trader.call(getOrderHistory, scope))).toEqual(expected);
    expect(ids(await trader.call(getFills, scope))).toEqual(expected);
    const waiting = expected.filter((orderId) => orderId !== isolated.orderId);
    const plans = (await trader.call(getOpenPlans, scope)).list;
    expect(plans.map(({ parentOrderId }) => parentOrderId)).toEqual(waiting);
  }
  expect((await trader.call(getFills, { businessLine: 23, marginMode: 'cross' })).list).toMatchObject([{ marginMode: 'cross' }]);
  const [plan] = (await trader.call(getOpenPlans, { businessLine: 23 })).list;
  expect(plan).toMatchObject({ businessLine: 23, marginMode: 'cross' });
  expect((await trader.call(getPlanHistory, { businessLine: 23 })).list).toEqual([]);
});

test('icebergs, scaled orders, plans and pairs of orders trade in a margin wallet too, and borrow when they need it', async () => {
  const trader = await withWallets();
  // Plans watch the price of the last trade.
  await house(Side.sell, 96_000, 0.01);
  await trader.call(placeOrder, { ...buying, delegatePrice: '96000' });
  const far = { symbolId, businessLine: 23, marginMode: 'cross', delegateType: 21 } as const;
  const place = {
    iceberg: { ...far, delegatePrice: '90000', delegateCount: '0.01', displayCount: '0.002' },
    scaled: { ...far, startPrice: '90000', endPrice: '91000', orderCount: 2, delegateCount: '0.01' },
    plan: { ...far, planType: 0, delegateCount: '0.02', triggerPrice: '90000', executePrice: '90000' },
    oco: { ...far, delegatePrice: '90000', delegateCount: '0.01', triggerPrice: '99000', executePrice: '99000' },
  } as const;
  await trader.call(placeIceberg, place.iceberg);
  // 900 of 1,000 dollars are held: neither fits any more, unless it borrows.
  const refused = await trader.call(placeScaled, place.scaled);
  expect(refused.list.map(({ orderId }) => orderId)).toEqual(['', '']);
  expect(await trader.try(placePlan, place.plan)).toMatchObject({ code: '02014' });
  expect(await trader.try(placePlan, { ...place.plan, businessLine: 1 })).toMatchObject({ code: '40020', params: { field: 'marginMode' } });
  expect(await trader.try(placePlan, { ...place.plan, marginMode: undefined })).toMatchObject({ code: '40020' });
  const before = await trader.call(getMarginAccounts, { marginMode: 'cross' });
  await trader.call(placePlan, { ...place.plan, autoBorrow: true });
  // It holds nothing while it waits.
  expect(await trader.call(getMarginAccounts, { marginMode: 'cross' })).toEqual(before);
  expect((await trader.call(getOpenPlans, { businessLine: 23 })).list).toMatchObject([{ marginMode: 'cross', businessLine: 23 }]);
  const { list } = await trader.call(placeScaled, { ...place.scaled, autoBorrow: true });
  expect(list.filter(({ orderId }) => orderId !== '')).toHaveLength(2);
  // 450 and 455 dollars for the two, of which 100 were there.
  expect((await trader.call(getMarginRecords, { kind: 'loan' })).list).toMatchObject([
    { amount: '455', cause: 'order' },
    { amount: '350' },
  ]);
  const open = (await trader.call(getOpenOrders, { businessLine: 23, marginMode: 'cross' })).list;
  expect(open.map(({ displayCount }) => displayCount)).toEqual(['0', '0', '0.002000']);
  await trader.call(placeOco, { ...place.oco, marginMode: 'isolated' });
  const [pair] = (await trader.call(getOpenPlans, { businessLine: 23, marginMode: 'isolated' })).list;
  expect(pair).toMatchObject({ marginMode: 'isolated', planType: 9 });
  await trader.call(cancelAllOrders, {});
  const gone = await trader.call(batchCancelPlan, {});
  expect(gone.planIds).toHaveLength(1);
  expect((await trader.call(getOpenPlans, {})).list).toEqual([]);
});

test('loans come in pages, and what is borrowed meanwhile is not in them', async () => {
  const trader = await withWallets();
  const borrow = (amount: number) => trader.call(borrowMargin, { marginMode: 'cross', coin: 'USDT', amount: String(amount) });
  for (const amount of [11, 12, 13, 14, 15]) await borrow(amount);
  const seen: string[] = [];
  let after: string | undefined;
  for (let pages = 0; pages < 5; pages += 1) {
    const page = await trader.call(getMarginRecords, { kind: 'loan', pageSize: 2, ...(after === undefined ? {} : { idLessThan: after }) });
    seen.push(...page.list.map(({ amount }) => amount));
    await borrow(20);
    if (page.nextId === null) break;
    after = page.nextId;
  }
  expect(seen).toEqual(['15', '14', '13', '12', '11']);
  expect((await trader.call(getMarginRecords, { kind: 'loan', marginMode: 'isolated' })).list).toEqual([]);
  expect((await trader.call(getMarginRecords, { kind: 'loan', coin: 'BTC' })).list).toEqual([]);
  const now = Date.now();
  expect((await trader.call(getMarginRecords, { kind: 'loan', endTime: now - 3_600_000 })).list).toEqual([]);
});

test('who loses what was borrowed is told at which prices, what was sold, what was repaid and what it cost', async () => {
  const trader = await withWallets();
  await house(Side.sell, 96_000, 0.04);
  await trader.call(placeOrder, { ...buying, delegateCount: '0.04', delegatePrice: '96000', ...onMargin, marginMode: 'isolated' });
  // Rests, and goes with the wallet.
  await trader.call(placeOrder, { ...buying, delegateType: 22, delegatePrice: '99000', ...onMargin, marginMode: 'isolated' });
  // 3,840 dollars cost 2,840 borrowed, and 0.01494… for the hour.
  await house(Side.buy, 74_000, 1);
  expect(await standAt(76_500)).toMatchObject({ ok: true });
  // 0.03996 × 76,500 − 2,840.01 = 216.9; 5 % of the debt are 142, four fifths of 216.9 are 173.5: nobody is called yet.
  expect((await trader.call(getMarginAccounts, { marginMode: 'isolated' })).list).toMatchObject([{ isCalled: false }]);
  expect(await standAt(75_400)).toMatchObject({ ok: true });
  expect((await trader.call(getMarginAccounts, { marginMode: 'isolated' })).list).toMatchObject([{ isCalled: true }]);
  expect((await trader.call(getMarginRecords, { kind: 'call' })).list).toMatchObject([{ marginMode: 'isolated', symbolId }]);
  expect(await standAt(74_000)).toMatchObject({ ok: true });
  const { list } = await trader.call(getMarginRecords, { kind: 'liquidation' });
  expect(list).toHaveLength(1);
  const [record] = list;
  const told = await trader.call(getMarginLiquidation, { id: record?.id ?? '' });
  expect(told.liquidation).toEqual(record);
  expect(told.prices).toEqual([{ symbolId, symbol: 'BTCUSDT', price: '74000.00' }]);
  const { amount: debt, equity, maintenance, fee } = told.liquidation;
  const borrowed = 2_840;
  const owed = borrowed + Math.ceil((borrowed * 0.000126279 * 1e8) / 24) / 1e8;
  expect(Number(debt)).toBeCloseTo(owed, 6);
  expect(Number(equity)).toBeCloseTo(0.03996 * 74_000 - owed, 5);
  expect(Number(maintenance)).toBeCloseTo(owed * 0.05, 6);
  expect(Number(equity)).toBeLessThan(Number(maintenance));
  // Two in a hundred of the debt, and it was there.
  expect(Number(fee)).toBeCloseTo(owed * 0.02, 6);
  expect(told.taken).toEqual([{ coin: 'USDT', amount: fee }]);
  expect(told.fills).not.toEqual([]);
  for (const fill of told.fills) expect(fill).toMatchObject({ side: 'sell', price: '74000.00', marginMode: 'isolated' });
  const sold = told.fills.reduce((sum, fill) => sum + Number(fill.amount) - Number(fill.fee), 0);
  expect(told.repayments).toMatchObject([{ coin: 'USDT', amount: debt, owedAfter: '0', cause: 'liquidation' }]);
  const [wallet] = (await trader.call(getMarginAccounts, { marginMode: 'isolated' })).list;
  expect(Number(wallet?.coins.find(({ tokenId }) => tokenId === 'USDT')?.free)).toBeCloseTo(sold - owed - Number(fee), 6);
  expect((await trader.call(getOpenOrders, { businessLine: 23 })).list).toEqual([]);
  const stranger = await createTrader(exchange);
  expect(await stranger.try(getMarginLiquidation, { id: record?.id ?? '' })).toMatchObject({ code: '50196' });
  expect(await trader.try(getMarginLiquidation, { id: '1' })).toMatchObject({ code: '50196' });
  await standAt(96_000);
});
