// Add to the margin of an isolated position, or take from it what its leverage does not need. Answers the position as it is then.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { contractPosition } from '#lib/contract/position.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { positionName } from '#lib/contract/wire/contract-fields.ts';
import { amount } from '#lib/contract/wire/fields.ts';

export const changeMargin = defineCall({
  name: 'changeMargin',
  path: 'v1/mcp/adjust/change/margin',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing({
    ...positionName,
    type: z.enum(['add', 'remove'], { error: 'must be add or remove' }),
    /** In the margin coin, more than zero. */
    amount,
  }),
  response: contractPosition,
  errors: ['symbolNotOpen', 'noPosition', 'notIsolated', 'insufficientBalance', 'insufficientAvailable', 'contractEnded'],
});
