// Stop an auto-invest: no round comes any more, and everything goes back to its owner.
import * as z from 'zod/mini';

import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { endOperate, instructing } from '#lib/contract/wire/bots/bot-fields.ts';

export const cancelStrategyRegular = defineCall({
  name: 'cancelStrategyRegular',
  path: 'v1/trigger/strategy/regular/cancel',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  /** endOperate: 1 sells first, 2 gives the coins back as they are; left out: as its terms say. */
  request: changing({ ...instructing, endOperate: z.optional(endOperate) }),
  response: botResult,
  errors: [...instructingErrors],
});
