// The funding that the user's positions have paid and received, newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { fundingPayment } from '#lib/contract/history/contract-history.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractListFields, ofHoldSide } from '#lib/contract/wire/contract-list-fields.ts';
import { pageAnswer } from '#lib/contract/wire/list-fields.ts';

export const getFundingPayments = defineCall({
  name: 'getFundingPayments',
  path: 'v1/mcp/history/funding',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({
    ...contractListFields,
    holdSide: ofHoldSide,
    flow: z.optional(z.enum(['paid', 'received'], { error: 'must be paid or received' })),
  }),
  response: pageAnswer(fundingPayment),
  errors: ['symbolNotOpen'],
});
