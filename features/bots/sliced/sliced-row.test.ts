import { expect, test } from 'vitest';

import type { SpotOrder } from '#lib/contract/order.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { icebergRow, isIceberg, isTwap, twapRow } from './sliced-row.ts';

const order: SpotOrder = {
  orderId: '7',
  clientOid: 'c',
  symbolId: 'BTCUSDT_SPBL',
  symbol: 'BTCUSDT',
  businessLine: 1,
  delegateType: 22,
  orderType: 0,
  timeInForceValue: 0,
  delegatePrice: '97000',
  delegateCount: '0.1',
  tradeUnit: 'base',
  displayCount: '0.01',
  planId: '',
  dealCount: '0',
  averagePrice: '0',
  dealAmount: '0',
  fee: '0',
  feeCoin: 'USDT',
  status: 5,
  orderSource: 87,
  enterPointSource: 1,
  cancelReason: 'requested',
  createTimeMs: 1,
  updateTimeMs: 2,
};

const plan: SpotPlan = {
  planId: '8',
  clientOid: 'c',
  symbolId: 'BTCUSDT_SPBL',
  symbol: 'BTCUSDT',
  businessLine: 1,
  delegateType: 21,
  planType: 10,
  status: 2,
  delegateCount: '500',
  tradeUnit: 'quote',
  triggerType: 0,
  triggerPrice: '',
  executePrice: '',
  presetTakeProfitPrice: '',
  presetTppTriType: 0,
  exeTakeProfitPrice: '',
  presetStopLossPrice: '',
  presetSlpTriType: 0,
  exeStopLossPrice: '',
  rangeRate: '0',
  activated: false,
  delegatePrice: '',
  sliceCount: 5,
  slicesDone: 5,
  intervalMs: 30_000,
  varianceRate: '0',
  dealCount: '0.005',
  dealAmount: '500',
  linkedOrderId: '',
  parentOrderId: '',
  orderId: '',
  reason: '',
  createTimeMs: 1,
  updateTimeMs: 2,
};

test.each([
  [4, '0.1', 'filled'],
  [5, '0.02', 'partly'],
  [5, '0', 'cancelled'],
  [6, '0', 'failed'],
])('an iceberg of state %s with %s filled has ended as %s', (status, dealCount, end) => {
  expect(icebergRow({ ...order, status, dealCount })).toMatchObject({ id: '7', side: 'sell', filled: dealCount, end });
});

test.each([
  [2, '500', 'filled'],
  [3, '0', 'failed'],
  [4, '100', 'partly'],
])('a TWAP order of state %s is told in the unit of its size', (status, dealAmount, end) => {
  const dealCount = dealAmount === '0' ? '0' : '0.001';
  expect(twapRow({ ...plan, status, dealAmount, dealCount })).toMatchObject({
    side: 'buy',
    size: '500',
    unit: 'quote',
    filled: dealAmount,
    end,
    part: { done: 5, slices: 5, seconds: 30 },
  });
});

test('orders that show themselves, and plans that wait for a price, are neither', () => {
  expect([isIceberg(order), isIceberg({ displayCount: '0' })]).toEqual([true, false]);
  expect([isTwap(plan), isTwap({ planType: 6 })]).toEqual([true, false]);
});
