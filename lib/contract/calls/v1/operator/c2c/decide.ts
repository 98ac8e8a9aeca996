// Decides on an appeal: the coins go to the buyer, or back to the seller. The first decision waits for an objection; the second is carried out at once.
import * as z from 'zod/mini';

import { c2cRole, c2cState } from '#lib/contract/c2c/order-answer.ts';
import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { asText, orderId } from '#lib/contract/wire/fields.ts';
import { world } from '#lib/contract/wire/leader-fields.ts';

export const decideC2cAppeal = defineCall({
  name: 'decideC2cAppeal',
  path: 'v1/operator/c2c/decide',
  ...fromOperator('funding'),
  request: changing({
    world,
    orderId,
    decidedFor: c2cRole,
    /** Kept in the list of what operators did. */
    reason: asText.check(z.minLength(1, 'must say why'), z.maxLength(500, 'is longer than 500 characters')),
  }),
  response: z.object({ orderId: z.string(), state: c2cState, dueMs: z.nullable(z.number()) }),
  errors: ['unknownOrder', 'c2cStepClosed'],
});
