// Stop a bot: its orders are cancelled, and everything comes back to its owner.
import * as z from 'zod/mini';

import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { endOperate, instructing } from '#lib/contract/wire/bots/bot-fields.ts';

export const cancelStrategy = defineCall({
  name: 'cancelStrategy',
  path: 'v1/trigger/strategy/cancelStrategy',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  /** endOperate: 1 sells (contracts: closes) first, 2 gives it back as it is; left out: as its terms say. */
  request: changing({ ...instructing, endOperate: z.optional(endOperate) }),
  response: botResult,
  errors: [...instructingErrors],
});
