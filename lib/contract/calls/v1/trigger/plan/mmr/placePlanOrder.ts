// Close a position by its margin: at market, once maintenance is a share of what stands behind it.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { positionName } from '#lib/contract/wire/contract-fields.ts';
import { clientOid, whole } from '#lib/contract/wire/fields.ts';
import { rate } from '#lib/contract/wire/orders/order-fields.ts';
import { contractPlanErrors, planErrors, planResult } from '#lib/contract/wire/orders/plan-result.ts';

export const placeMarginRatioPlan = defineCall({
  name: 'placeMarginRatioPlan',
  path: 'v1/trigger/plan/mmr/placePlanOrder',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({
    ...positionName,
    /** As a share of 1: 0.8 is 80 %. At 1 a position is liquidated. */
    riskRatio: rate,
    clientOid: z.optional(clientOid),
    enterPointSource: z.optional(whole(1, 4)),
  }),
  response: planResult,
  errors: [...planErrors, ...contractPlanErrors],
});
