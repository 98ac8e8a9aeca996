// Stop all withdrawals, or let them go on. What is in review waits; what was sent is on its way.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { asText, flag } from '#lib/contract/wire/fields.ts';

export const stopWithdrawals = defineCall({
  name: 'stopWithdrawals',
  path: 'v1/operator/withdrawals/stop',
  ...fromOperator('funding'),
  /** The reason stands in the list of what operators did; it must be given to stop. */
  request: changing({
    stopped: flag,
    reason: z._default(asText.check(z.trim(), z.maxLength(200, 'is longer than 200 characters')), ''),
  }),
  response: z.object({ stopped: z.boolean() }),
});
