// The request that a changed take-profit and stop-loss of spot sends.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { samplePlan } from '../../futures/positions/sample-row.ts';
import { planValues, savePlan, type PlanValues } from './plan-values.ts';

const plan: SpotPlan = { ...samplePlan, planType: 8, exeStopLossPrice: '47900', stopLossMarketAfter: 60 };

async function sent(changed: Partial<PlanValues>): Promise<unknown> {
  let body: unknown = null;
  const api: ApiClient = {
    call: async (call, request) => {
      body = request;
      return z.parse(call.response, { planId: '1', clientOid: '' });
    },
  };
  await savePlan(api, plan, { ...planValues(plan), ...changed });
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
