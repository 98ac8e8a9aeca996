// The request that moving a plan's price on the chart sends to the exchange.
import { expect, test } from 'vitest';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import { PlanType } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { keepDistance, planLevels } from './plan-levels.ts';

const plan: SpotPlan = {
  planId: '7',
  clientOid: '',
  symbolId: 'BTCUSDT_SPBL',
  symbol: 'BTCUSDT',
  businessLine: 1,
  delegateType: 22,
  planType: PlanType.tpsl,
  status: 0,
  delegateCount: '0.5',
  tradeUnit: 'base',
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
  sliceCount: 0,
  slicesDone: 0,
  intervalMs: 0,
  varianceRate: '0',
  dealCount: '0',
  dealAmount: '0',
  linkedOrderId: '',
  parentOrderId: '',
  orderId: '',
  reason: '',
  createTimeMs: 0,
  updateTimeMs: 0,
};

/** The request that is sent when a part is moved. */
async function asked(of: SpotPlan, part: string, price: string): Promise<unknown> {
  const told: unknown[] = [];
  const api: ApiClient = {
    call: (call, request) => {
      told.push([call.name, request]);
      return new Promise(() => undefined);
    },
  };
  void planLevels(of)
    .find((level) => level.part === part)
    ?.move?.(api, price);
  return Promise.resolve(told);
}

test('moving the stop keeps the take-profit, and its own limit keeps its distance', async () => {
  const exit = {
    ...plan,
    presetTakeProfitPrice: '120',
    exeTakeProfitPrice: '',
    presetStopLossPrice: '90',
    presetSlpTriType: 1,
    exeStopLossPrice: '89.5',
  };
  expect(planLevels(exit).map(({ part, price }) => [part, price])).toEqual([
    ['takeProfit', '120'],
    ['stopLoss', '90'],
  ]);
  expect(await asked(exit, 'stopLoss', '92')).toEqual([
    [
      'updateTpslPlan',
      {
        planId: '7',
        presetTakeProfitPrice: '120',
        presetTppTriType: 0,
        presetStopLossPrice: '92',
        presetSlpTriType: 1,
        exeStopLossPrice: '91.5',
      },
    ],
  ]);
});

test('a trigger moves with its limit; at market it stays at market', async () => {
  const trigger = { ...plan, planType: PlanType.normal, triggerPrice: '100', executePrice: '101' };
  expect(await asked(trigger, 'trigger', '99.5')).toEqual([
    ['updateDelegatePlan', { planId: '7', triggerPrice: '99.5', executePrice: '100.5' }],
  ]);
  expect(await asked({ ...trigger, executePrice: '' }, 'trigger', '99.5')).toEqual([
    ['updateDelegatePlan', { planId: '7', triggerPrice: '99.5' }],
  ]);
});

test('the exit that a trigger’s order will take with it is changed as such', async () => {
  const trigger = { ...plan, planType: PlanType.normal, triggerPrice: '100', presetStopLossPrice: '90' };
  expect(planLevels(trigger).map(({ part }) => part)).toEqual(['trigger', 'stopLoss']);
  expect(await asked(trigger, 'stopLoss', '91')).toEqual([
    ['updatePlanPreset', { planId: '7', presetStopLossPrice: '91', presetSlpTriType: 0 }],
  ]);
});

test('a leg of a whole position is changed as the exit that it is', async () => {
  const stop = { ...plan, planType: PlanType.positionStopLoss, delegateCount: '0', presetStopLossPrice: '90' };
  expect(await asked(stop, 'stopLoss', '91')).toEqual([
    ['updateTpslPlan', { planId: '7', presetStopLossPrice: '91', presetSlpTriType: 0 }],
  ]);
});

test('what follows the price already, waits for time, or belongs to two orders is not moved', () => {
  expect(planLevels({ ...plan, planType: PlanType.track, triggerPrice: '100', activated: true })).toEqual([]);
  expect(planLevels({ ...plan, planType: PlanType.twap })).toEqual([]);
  expect(planLevels({ ...plan, planType: PlanType.oco, triggerPrice: '100' })[0]?.move).toBeNull();
});

test('a limit is never taken to nothing', () => {
  expect(keepDistance('1', '5', '3')).toBe('1');
  expect(keepDistance('4.5', '5', '3')).toBe('2.5');
});
