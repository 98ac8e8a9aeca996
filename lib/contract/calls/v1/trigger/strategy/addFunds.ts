// Put more into a bot that runs.
import * as z from 'zod/mini';

import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing } from '#lib/contract/wire/bots/bot-fields.ts';
import { amount, coin } from '#lib/contract/wire/fields.ts';

export const addStrategyFunds = defineCall({
  name: 'addStrategyFunds',
  path: 'v1/trigger/strategy/addFunds',
  ...fromUser({ audience: 'everybody', scope: 'transfer', rateClass: 'trade' }),
  /** The coin that it is told in, unless another of its two is named. */
  request: changing({ ...instructing, coin: z.optional(coin), amount }),
  response: botResult,
  errors: [...instructingErrors, 'unknownCoin', 'insufficientBalance', 'accountInDebt'],
});
