// Stop a smart portfolio: its coins are sold, or come back as they are.
import * as z from 'zod/mini';

import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { endOperate, instructing } from '#lib/contract/wire/bots/bot-fields.ts';

export const cancelPortfolio = defineCall({
  name: 'cancelPortfolio',
  path: 'v1/trigger/strategy/portfolio/cancel',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  /** endOperate: 1 sells first, 2 gives the coins back; left out: as its terms say. */
  request: changing({ ...instructing, endOperate: z.optional(endOperate) }),
  response: botResult,
  errors: [...instructingErrors],
});
