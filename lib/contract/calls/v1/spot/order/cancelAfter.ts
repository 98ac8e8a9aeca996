// The dead man's switch: unless it is set again in time, all open orders are cancelled.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { whole } from '#lib/contract/wire/fields.ts';

export const cancelAfter = defineCall({
  name: 'cancelAfter',
  path: 'v1/spot/order/cancelAfter',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  /** 0 switches this session's countdown off. */
  request: changing({ timeoutMs: whole(0, 86_400_000) }),
  /** The time at which it is due; null: switched off. */
  response: z.object({ dueTimeMs: z.nullable(z.number()) }),
  errors: ['invalidTimeout', 'countdownLimit'],
});
