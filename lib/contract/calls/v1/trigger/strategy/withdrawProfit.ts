// Take profit out of a bot that goes on running.
import * as z from 'zod/mini';

import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing } from '#lib/contract/wire/bots/bot-fields.ts';
import { amount } from '#lib/contract/wire/fields.ts';

export const withdrawStrategyProfit = defineCall({
  name: 'withdrawStrategyProfit',
  path: 'v1/trigger/strategy/withdrawProfit',
  ...fromUser({ audience: 'everybody', scope: 'transfer', rateClass: 'trade' }),
  /** Left out: all that can be taken. */
  request: changing({ ...instructing, amount: z.optional(amount) }),
  response: botResult,
  errors: [...instructingErrors, 'strategyProfit'],
});
