// Put more into a bot that runs.
import * as z from 'zod/mini';

import { botResult } from '../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../call.ts';
import { changing } from '../../../../wire/body.ts';
import { instructingErrors } from '../../../../wire/bots/bot-errors.ts';
import { instructing } from '../../../../wire/bots/bot-fields.ts';
import { amount, coin } from '../../../../wire/fields.ts';

export const addStrategyFunds = defineCall({
  name: 'addStrategyFunds',
  path: 'v1/trigger/strategy/addFunds',
  ...fromUser({ audience: 'everybody', scope: 'transfer', rateClass: 'trade' }),
  /** The coin that it is told in, unless another of its two is named. */
  request: changing({ ...instructing, coin: z.optional(coin), amount }),
  response: botResult,
  errors: [...instructingErrors, 'unknownCoin', 'insufficientBalance', 'accountInDebt'],
});
