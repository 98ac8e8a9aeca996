// Icebergs and time-share orders for contracts, over the wire: placed in each line, listed, traded and taken back.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { getPositions } from '#lib/contract/calls/v1/mcp/account/positions.ts';
import { setPositionMode } from '#lib/contract/calls/v1/mcp/adjust/position/mode.ts';
import { getContractPlanHistory } from '#lib/contract/calls/v1/mcp/history/plans.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { cancelIceberg } from '#lib/contract/calls/v1/trigger/strategy/ice/cancel.ts';
import { getIcebergHistory } from '#lib/contract/calls/v1/trigger/strategy/ice/history.ts';
import { placeIceberg } from '#lib/contract/calls/v1/trigger/strategy/ice/place.ts';
import { getIcebergs } from '#lib/contract/calls/v1/trigger/strategy/ice/query.ts';
import { cancelTwap } from '#lib/contract/calls/v1/trigger/strategy/timeShare/cancel.ts';
import { placeTwap } from '#lib/contract/calls/v1/trigger/strategy/timeShare/place.ts';
import { getTwaps } from '#lib/contract/calls/v1/trigger/strategy/timeShare/query.ts';
import { assertSound } from '../assert-sound.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';
import { createContractTrader, setMark } from './contract-market.ts';

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
afterAll(async () => {
  await assertSound(exchange);
  await exchange.close();
});

/** A trader with all of a coin in the futures wallet. */
async function inFutures(coin: string, network: string, amount: string): Promise<Visitor> {
  const made = await createTrader(exchange, { [coin]: [network, amount] });
  await made.call(transferFunds, { coin, amount, from: 'spot', to: 'futures' });
  return made;
}

test('an iceberg shows a part, trades on, is listed by its line and taken back', async () => {
  const iceberg = {
    symbolId,
    businessLine: 10,
    delegateType: 21,
    delegatePrice: '95000',
    delegateCount: '0.01',
    displayCount: '0.002',
  } as const;
  const { orderId } = await trader.call(placeIceberg, iceberg);
  await maker.call(openContract, { symbolId, delegateType: 22, orderType: 0, delegatePrice: '95000', delegateCount: '0.003' });
  const { list } = await trader.call(getIcebergs, { businessLine: 10 });
  expect(list).toMatchObject([{ orderId, symbolId, delegateType: 21, displayCount: '0.0020', dealCount: '0.0030', orderSource: 87 }]);
  expect((await trader.call(getIcebergs, {})).list).toEqual(list);
  expect([await trader.call(getIcebergs, { businessLine: 1 }), await trader.call(getIcebergs, { businessLine: 12 })]).toEqual([
    { list: [] },
    { list: [] },
  ]);
  await trader.call(cancelIceberg, { orderId });
  expect((await trader.call(getIcebergs, {})).list).toEqual([]);
  expect((await trader.call(getIcebergHistory, { symbolId: iceberg.symbolId })).list).toMatchObject([{ orderId }]);
  expect(await trader.try(placeIceberg, { ...iceberg, businessLine: 12 })).toMatchObject({ code: '50046' });
  expect(await trader.try(placeIceberg, { ...iceberg, symbolId: 'BTCUSDT_SPBL', businessLine: 1, delegateType: 1 })).toMatchObject({
    code: '40020',
    params: { field: 'delegateType' },
  });
});

test('a buy by quantity without a limit price is sliced at market, in the contract’s own quantity', async () => {
  await maker.call(openContract, { symbolId, delegateType: 22, orderType: 0, delegatePrice: '96000', delegateCount: '0.01' });
  const twap = { symbolId, businessLine: 10, delegateType: 21, delegateCount: '0.004', sliceCount: 2, intervalMs: 3_600_000 } as const;
  const { planId } = await trader.call(placeTwap, twap);
  await expect
    .poll(async () => (await trader.call(getPositions, { businessLine: 10 })).positions[0]?.total, { timeout: 20_000 })
    .toBe('0.0050');
  const { list } = await trader.call(getTwaps, { businessLine: 10 });
  expect(list).toMatchObject([{ planId, symbolId, businessLine: 10, delegateType: 21, delegateCount: '0.0040', tradeUnit: 'base' }]);
  expect([(await trader.call(getTwaps, { businessLine: 1 })).list, (await trader.call(getTwaps, { symbolId })).list]).toEqual([[], list]);
  await trader.call(cancelTwap, { planId });
  expect((await trader.call(getTwaps, {})).list).toEqual([]);
  expect(await trader.try(placeTwap, { ...twap, tradeUnit: 'quote' })).toMatchObject({ code: '40020', params: { field: 'tradeUnit' } });
});

test('USDC contracts: one-way, both only make a position smaller where they are told to', async () => {
  const usdc = { symbolId: 'BTCPERP_CMCBL', businessLine: 12 } as const;
  await setMark(exchange, usdc.symbolId, '96000');
  const [seller, holder] = await Promise.all([inFutures('USDC', 'Ethereum', '10000'), inFutures('USDC', 'Ethereum', '2000')]);
  const sell = { ...usdc, delegateType: 22, delegatePrice: '97000', delegateCount: '0.01', displayCount: '0.002', onlyLow: true } as const;
  expect(await holder.try(placeIceberg, sell)).toMatchObject({ code: '50062' });
  await seller.call(openContract, { ...usdc, delegateType: 22, orderType: 0, delegatePrice: '96000', delegateCount: '0.01' });
  await holder.call(openContract, { ...usdc, delegateType: 21, orderType: 0, delegatePrice: '96000', delegateCount: '0.01' });
  const { orderId } = await holder.call(placeIceberg, sell);
  expect((await holder.call(getIcebergs, { businessLine: 12 })).list).toMatchObject([
    { orderId, delegateType: 22, displayCount: '0.0020', isReducePosition: true },
  ]);
  await holder.call(cancelIceberg, { orderId });
  await seller.call(openContract, { ...usdc, delegateType: 21, orderType: 0, delegatePrice: '95900', delegateCount: '0.01' });
  // Two slices of 0.005; only the first is due.
  const slices = {
    ...usdc,
    delegateType: 22,
    delegateCount: '0.01',
    sliceCount: 2,
    intervalMs: 3_600_000,
    isReducePosition: true,
  } as const;
  const { planId } = await holder.call(placeTwap, slices);
  await expect
    .poll(async () => (await holder.call(getPositions, { businessLine: 12 })).positions[0]?.total, { timeout: 20_000 })
    .toBe('0.0050');
  await holder.call(cancelTwap, { planId });
  const { list } = await holder.call(getContractPlanHistory, { businessLine: 12, planType: 10 });
  expect(list).toMatchObject([{ planId, planType: 10, slicesDone: 1 }]);
});

test('coin contracts: sized in the coin, margined in it', async () => {
  const coin = { symbolId: 'BTCUSD_DMCBL', businessLine: 11 } as const;
  await setMark(exchange, coin.symbolId, '96000');
  const [seller, holder] = await Promise.all([inFutures('BTC', 'Bitcoin', '0.2'), inFutures('BTC', 'Bitcoin', '0.2')]);
  const buy = { ...coin, delegateType: 21, delegatePrice: '95500', delegateCount: '0.1', displayCount: '0.02' } as const;
  const { orderId } = await holder.call(placeIceberg, buy);
  await seller.call(openContract, { ...coin, delegateType: 22, orderType: 0, delegatePrice: '95500', delegateCount: '0.05' });
  expect((await holder.call(getIcebergs, { businessLine: 11 })).list).toMatchObject([
    { orderId, delegateCount: '0.100', displayCount: '0.020', dealCount: '0.050' },
  ]);
  await holder.call(cancelIceberg, { orderId });
  await seller.call(openContract, { ...coin, delegateType: 22, orderType: 0, delegatePrice: '96000', delegateCount: '0.05' });
  const twap = { ...coin, delegateType: 21, delegateCount: '0.04', sliceCount: 2, intervalMs: 3_600_000, delegatePrice: '96000' } as const;
  const { planId } = await holder.call(placeTwap, twap);
  await expect
    .poll(async () => (await holder.call(getPositions, { businessLine: 11 })).positions[0]?.total, { timeout: 20_000 })
    .toBe('0.070');
  await holder.call(cancelTwap, { planId });
});

test('in hedge mode both open and close the position that they name', async () => {
  const hedger = await createContractTrader(exchange, '4000');
  await hedger.call(setPositionMode, { businessLine: 10, positionMode: 2 });
  const iceberg = { symbolId, businessLine: 10, delegatePrice: '95500', delegateCount: '0.01', displayCount: '0.002' } as const;
  expect(await hedger.try(placeIceberg, { ...iceberg, delegateType: 21 })).toMatchObject({ code: '50064' });
  expect(await hedger.try(placeIceberg, { ...iceberg, delegateType: 3 })).toMatchObject({ code: '50062' });
  await hedger.call(placeIceberg, { ...iceberg, delegateType: 1 });
  await maker.call(openContract, { symbolId, delegateType: 22, orderType: 0, delegatePrice: '95500', delegateCount: '0.01' });
  const held = async () =>
    (await hedger.call(getPositions, { businessLine: 10 })).positions.map(({ holdSide, total }) => `${holdSide} ${total}`);
  expect(await held()).toEqual(['long 0.0100']);
  await maker.call(openContract, { symbolId, delegateType: 21, orderType: 0, delegatePrice: '95400', delegateCount: '0.01' });
  const slices = { symbolId, businessLine: 10, delegateCount: '0.008', sliceCount: 2, intervalMs: 3_600_000 } as const;
  const closing = await hedger.call(placeTwap, { ...slices, delegateType: 3 });
  await expect.poll(held, { timeout: 20_000 }).toEqual(['long 0.0060']);
  const opening = await hedger.call(placeTwap, { ...slices, delegateType: 2, delegatePrice: '95400' });
  await expect.poll(held, { timeout: 20_000 }).toEqual(['long 0.0060', 'short 0.0040']);
  for (const { planId } of [closing, opening]) await hedger.call(cancelTwap, { planId });
});
