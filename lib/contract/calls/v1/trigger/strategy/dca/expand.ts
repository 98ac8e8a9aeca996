// Give a martingale more orders, and the funds for them.
import * as z from 'zod/mini';

import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors, termsErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing } from '#lib/contract/wire/bots/bot-fields.ts';
import { amount, whole } from '#lib/contract/wire/fields.ts';

export const expandDca = defineCall({
  name: 'expandDca',
  path: 'v1/trigger/strategy/dca/expand',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  /** maxAppendCount: all of them, those that it has included. investAmount: what is put in beside what it has. */
  request: changing({ ...instructing, maxAppendCount: whole(1, 50), investAmount: z.optional(amount) }),
  response: botResult,
  errors: [...instructingErrors, ...termsErrors, 'insufficientBalance', 'accountInDebt'],
});
