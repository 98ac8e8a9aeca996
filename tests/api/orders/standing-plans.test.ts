// Plans that are changed as they stand, over the wire: an OCO with an order that is partly filled, a TWAP halfway, of coins and of contracts.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { cancelAllOrders } from '#lib/contract/calls/v1/spot/order/cancelAll.ts';
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { placeOco } from '#lib/contract/calls/v1/spot/order/placeOco.ts';
import { batchCancelPlan } from '#lib/contract/calls/v1/trigger/plan/batchCancelPlan.ts';
import { cancelPlan } from '#lib/contract/calls/v1/trigger/plan/cancelPlan.ts';
import { getPlanHistory } from '#lib/contract/calls/v1/trigger/plan/history.ts';
import { getOpenPlans } from '#lib/contract/calls/v1/trigger/plan/openPlans.ts';
import { pausePlan } from '#lib/contract/calls/v1/trigger/plan/pausePlan.ts';
import { resumePlan } from '#lib/contract/calls/v1/trigger/plan/resumePlan.ts';
import { updateDelegatePlan } from '#lib/contract/calls/v1/trigger/plan/updateDelegatePlan.ts';
import { placeTwap } from '#lib/contract/calls/v1/trigger/strategy/timeShare/place.ts';
import { getTwaps } from '#lib/contract/calls/v1/trigger/strategy/timeShare/query.ts';
import { assertSound } from '../assert-sound.ts';
import { createContractTrader, setMark } from '../futures/contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

const symbolId = 'BTCUSDT_SPBL';
let exchange: TestExchange;
let ann: Visitor;
let bob: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  ann = await createTrader(exchange, { USDT: ['ERC20', '20000'], BTC: ['Bitcoin', '0.2'] });
  bob = await createTrader(exchange, { USDT: ['ERC20', '20000'], BTC: ['Bitcoin', '0.2'] });
  // The last price is 96,000.
  await bob.call(placeOrder, { symbolId, delegateType: 22, orderType: 0, delegatePrice: '96000', delegateCount: '0.0001' });
  await ann.call(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegatePrice: '96000', delegateCount: '0.0001' });
});
afterAll(() => exchange.close());
afterEach(async () => {
  for (const trader of [ann, bob]) {
    await trader.call(batchCancelPlan, {});
    await trader.call(cancelAllOrders, {});
  }
  await assertSound(exchange);
});

const held = async (coin: string): Promise<string> => (await ann.call(getAssets, { coin })).list[0]?.frozen ?? '';
const open = async () => (await ann.call(getOpenPlans, {})).list;

test('an OCO that is partly filled is given other prices and another size, or refused whole', async () => {
  const request = { symbolId, delegateType: 22, delegateCount: '0.01', delegatePrice: '97000', triggerPrice: '95000' } as const;
  const { planId } = await ann.call(placeOco, { ...request, clientOid: 'pair-1' });
  await bob.call(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegatePrice: '97000', delegateCount: '0.004' });
  await ann.call(updateDelegatePlan, {
    clientOid: 'pair-1',
    delegatePrice: '97500',
    triggerPrice: '95500',
    executePrice: '95400',
    delegateCount: '0.02',
  });
  const [plan] = await open();
  expect(plan).toMatchObject({
    planId,
    status: 0,
    delegatePrice: '97500.00',
    triggerPrice: '95500.00',
    executePrice: '95400.00',
    delegateCount: '0.020000',
  });
  const standing = (await ann.call(getOpenOrders, {})).list;
  expect(standing).toMatchObject([{ delegatePrice: '97500.00', delegateCount: '0.020000', dealCount: '0.004000' }]);
  // Four thousandths of the twenty are sold.
  expect(await held('BTC')).toBe('0.016');

  for (const [wrong, code] of [
    [{ triggerPrice: '97100' }, '50044'],
    [{ triggerPrice: '95500.001' }, '50043'],
    [{ delegateCount: '0.004' }, '50020'],
    [{ delegateCount: '5' }, '02014'],
    [{ delegatePrice: '97500' }, '50032'],
    [{ delegatePrice: '' }, '50019'],
    [{}, '50032'],
  ] as const) {
    const answer = await ann.try(updateDelegatePlan, { planId, ...wrong });
    expect([wrong, answer.code]).toEqual([wrong, code]);
  }
  expect(await open()).toEqual([plan]);
  expect((await ann.call(getOpenOrders, {})).list).toEqual(standing);
  expect(await bob.try(updateDelegatePlan, { planId, delegateCount: '0.01' })).toMatchObject({ code: '50040' });
  expect(await ann.try(pausePlan, { planId })).toMatchObject({ code: '50040' });

  await ann.call(cancelPlan, { planId });
  expect(await held('BTC')).toBe('0');
  expect(await ann.try(updateDelegatePlan, { planId, delegateCount: '0.03' })).toMatchObject({ code: '50041' });
});

test('a TWAP halfway is paused, changed and resumed, and goes on with what is left', async () => {
  await bob.call(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegatePrice: '95900', delegateCount: '0.05' });
  const request = {
    symbolId,
    delegateType: 22,
    delegateCount: '0.03',
    sliceCount: 3,
    intervalMs: 3_600_000,
    delegatePrice: '95900',
  } as const;
  const { planId } = await ann.call(placeTwap, request);
  await expect.poll(open, { timeout: 10_000 }).toMatchObject([{ planId, status: 1, slicesDone: 1, dealCount: '0.010000' }]);
  expect(await ann.try(resumePlan, { planId })).toMatchObject({ code: '50224' });
  expect(await bob.try(pausePlan, { planId })).toMatchObject({ code: '50040' });
  expect(await ann.call(pausePlan, { planId })).toMatchObject({ planId });
  expect((await ann.call(getTwaps, {})).list).toMatchObject([{ planId, status: 5, slicesDone: 1 }]);
  expect(await held('BTC')).toBe('0.02');
  expect(await ann.try(pausePlan, { planId })).toMatchObject({ code: '50223' });

  // Two slices of five thousandths are left, a second apart, so that the next one is due.
  await ann.call(updateDelegatePlan, { planId, delegateCount: '0.02', intervalMs: 1000 });
  expect(await open()).toMatchObject([{ planId, status: 5, delegateCount: '0.020000', intervalMs: 1000, slicesDone: 1 }]);
  expect(await held('BTC')).toBe('0.01');
  expect(await ann.try(updateDelegatePlan, { planId, delegateCount: '0.01' })).toMatchObject({ code: '50020' });
  expect(await ann.try(updateDelegatePlan, { planId, sliceCount: 1441 })).toMatchObject({ code: '40020' });

  await ann.call(resumePlan, { planId });
  const over = async () => (await ann.call(getPlanHistory, { pageSize: 1 })).list[0];
  await expect
    .poll(over, { timeout: 10_000 })
    .toMatchObject({ planId, status: 2, slicesDone: 3, dealCount: '0.020000', dealAmount: '1918' });
  expect(await ann.try(resumePlan, { planId })).toMatchObject({ code: '50041' });
});

test('a TWAP of a contract likewise', async () => {
  const contract = 'BTCUSDT_UMCBL';
  await setMark(exchange, contract, '96000');
  const [maker, trader] = [await createContractTrader(exchange, '25000'), await createContractTrader(exchange, '2000')];
  await maker.call(openContract, { symbolId: contract, delegateType: 22, orderType: 0, delegatePrice: '96000', delegateCount: '0.01' });
  // The last price is 96,000, and 0.009 of the maker's order are left.
  await trader.call(openContract, { symbolId: contract, delegateType: 21, orderType: 0, delegatePrice: '96000', delegateCount: '0.001' });
  const request = { symbolId: contract, businessLine: 10, delegateType: 21, delegateCount: '0.004', sliceCount: 2 } as const;
  const { planId } = await trader.call(placeTwap, { ...request, intervalMs: 3_600_000 });
  const twaps = async () => (await trader.call(getTwaps, { businessLine: 10 })).list;
  await expect.poll(twaps, { timeout: 10_000 }).toMatchObject([{ planId, slicesDone: 1, dealCount: '0.0020' }]);
  await trader.call(pausePlan, { planId });
  await trader.call(updateDelegatePlan, { planId, delegateCount: '0.006', sliceCount: 4, delegatePrice: '96500' });
  expect(await twaps()).toMatchObject([{ planId, status: 5, delegateCount: '0.0060', sliceCount: 4, delegatePrice: '96500.0' }]);
  await trader.call(resumePlan, { planId });
  expect(await twaps()).toMatchObject([{ planId, status: 1 }]);
  await trader.call(cancelPlan, { planId });
});
