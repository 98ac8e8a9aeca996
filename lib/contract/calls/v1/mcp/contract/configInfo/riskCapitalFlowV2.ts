// The history of the insurance fund's balance: by day, or movement by movement; newest first.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { insuranceFlow } from '#lib/contract/history/contract-history.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { coin } from '#lib/contract/wire/fields.ts';
import { pageAnswer, pageFields } from '#lib/contract/wire/list-fields.ts';

export const getInsuranceFlow = defineCall({
  name: 'getInsuranceFlow',
  path: 'v1/mcp/contract/configInfo/riskCapitalFlowV2',
  ...fromAnybody('read'),
  request: reading({
    coin,
    /** Days of UTC when left out. */
    by: z.optional(z.enum(['day', 'entry'], { error: 'must be day or entry' })),
    ...pageFields,
  }),
  response: pageAnswer(insuranceFlow),
});
