// The user's liquidations and deleveraged positions, newest first, each with all that it rests on.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { liquidation } from '#lib/contract/history/contract-history.ts';
import { liquidationSteps } from '#lib/contract/history/history-kinds.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractListFields, ofHoldSide } from '#lib/contract/wire/contract-list-fields.ts';
import { pageAnswer } from '#lib/contract/wire/list-fields.ts';

export const getLiquidations = defineCall({
  name: 'getLiquidations',
  path: 'v1/mcp/history/liquidations',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({
    ...contractListFields,
    holdSide: ofHoldSide,
    step: z.optional(z.enum(liquidationSteps, { error: 'must be reduced, taken, deleveraged or netted' })),
  }),
  response: pageAnswer(liquidation),
  errors: ['symbolNotOpen'],
});
