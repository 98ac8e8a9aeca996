// The request that a changed take-profit and stop-loss of spot sends.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { samplePlan } from '../../futures/positions/sample-row.ts';
import { planValues, savePlan, type PlanValues } from './plan-values.ts';

const plan: SpotPlan = { ...samplePlan, planType: 8, exeStopLossPrice: '47900', stopLossMarketAfter: 60 };

async function sent(changed: Partial<PlanValues>, of: SpotPlan = plan): Promise<unknown> {
  let body: unknown = null;
  const api: ApiClient = {
    call: async (call, request) => {
      body = request;
      return z.parse(call.response, { planId: '1', clientOid: '' });
    },
  };
  await savePlan(api, of, { ...planValues(of), ...changed });
  return body;
}

test.each([
  ['another trigger keeps the seconds', { stopLoss: '48100' }, 60],
  ['other seconds', { stopLossWait: '120' }, 120],
  ['an empty field takes them away', { stopLossWait: '' }, 0],
  ['and so does a stop at market', { stopLossLimit: '' }, 0],
])('%s', async (_what, changed, seconds) => {
  expect(await sent(changed)).toMatchObject({ stopLossMarketAfter: seconds });
});

test('an OCO sends both of its prices, what its stop does, and its size', async () => {
  const pair: SpotPlan = {
    ...samplePlan,
    planType: 9,
    delegatePrice: '52000.0',
    triggerPrice: '48000.0',
    executePrice: '',
    delegateCount: '0.02',
  };
  expect(await sent({ limitPrice: '52500' }, pair)).toEqual({
    planId: pair.planId,
    delegatePrice: '52500',
    triggerPrice: '48000.0',
    executePrice: '',
    delegateCount: '0.02',
  });
});

test('a TWAP sends its interval in milliseconds, and an empty limit price for at market', async () => {
  const twap: SpotPlan = { ...samplePlan, planType: 10, delegatePrice: '52000.0', sliceCount: 12, intervalMs: 1500, delegateCount: '0.2' };
  expect(planValues(twap)).toMatchObject({ interval: '1.5', slices: '12', limitPrice: '52000.0' });
  expect(await sent({ interval: '2.25', limitPrice: '', slices: '20' }, twap)).toEqual({
    planId: twap.planId,
    delegatePrice: '',
    sliceCount: 20,
    intervalMs: 2250,
    delegateCount: '0.2',
  });
});
