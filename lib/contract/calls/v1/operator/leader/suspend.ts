// End somebody's leading, in words that the leader reads, or let somebody who was suspended apply again.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '../../../../call.ts';
import { changing } from '../../../../wire/body.ts';
import { flag } from '../../../../wire/fields.ts';
import { namingLeader, operatorReason, world } from '../../../../wire/leader-fields.ts';

export const suspendLeader = defineCall({
  name: 'suspendLeader',
  path: 'v1/operator/leader/suspend',
  ...fromOperator('session'),
  /** The reason must be given to suspend. */
  request: changing({ ...namingLeader, world, suspended: flag, reason: operatorReason }),
  response: z.object({ suspended: z.boolean() }),
  errors: ['unknownLeader'],
});
