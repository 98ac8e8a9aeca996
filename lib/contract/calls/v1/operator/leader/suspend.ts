// End somebody's leading, in words that the leader reads, or let somebody who was suspended apply again.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { flag } from '#lib/contract/wire/fields.ts';
import { namingLeader, operatorReason, world } from '#lib/contract/wire/leader-fields.ts';

export const suspendLeader = defineCall({
  name: 'suspendLeader',
  path: 'v1/operator/leader/suspend',
  ...fromOperator('session'),
  /** The reason must be given to suspend. */
  request: changing({ ...namingLeader, world, suspended: flag, reason: operatorReason }),
  response: z.object({ suspended: z.boolean() }),
  errors: ['unknownLeader'],
});
