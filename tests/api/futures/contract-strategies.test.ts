// Icebergs and time-share orders for contracts, over the wire: placed in each line, listed, traded and taken back.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getPositions } from '#lib/contract/calls/v1/mcp/account/positions.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { cancelIceberg } from '#lib/contract/calls/v1/trigger/strategy/ice/cancel.ts';
import { placeIceberg } from '#lib/contract/calls/v1/trigger/strategy/ice/place.ts';
import { getIcebergs } from '#lib/contract/calls/v1/trigger/strategy/ice/query.ts';
import { cancelTwap } from '#lib/contract/calls/v1/trigger/strategy/timeShare/cancel.ts';
import { placeTwap } from '#lib/contract/calls/v1/trigger/strategy/timeShare/place.ts';
import { getTwaps } from '#lib/contract/calls/v1/trigger/strategy/timeShare/query.ts';
import { assertSound } from '../assert-sound.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
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
