// The user's liquidations and deleveraged positions, newest first, each with all that it rests on.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../call.ts';
import { liquidation } from '../../../../history/contract-history.ts';
import { liquidationSteps } from '../../../../history/history-kinds.ts';
import { reading } from '../../../../wire/body.ts';
import { contractListFields, ofHoldSide } from '../../../../wire/contract-list-fields.ts';
import { pageAnswer } from '../../../../wire/list-fields.ts';

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
