// The history of the insurance fund's balance: by day, or movement by movement; newest first.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../../../../call.ts';
import { insuranceFlow } from '../../../../../history/contract-history.ts';
import { reading } from '../../../../../wire/body.ts';
import { coin } from '../../../../../wire/fields.ts';
import { pageAnswer, pageFields } from '../../../../../wire/list-fields.ts';

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
