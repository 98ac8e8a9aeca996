// Move a coin between the user and the account of a bot: into it, or profit out of it.
import * as z from 'zod/mini';

import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing } from '#lib/contract/wire/bots/bot-fields.ts';
import { amount, coin } from '#lib/contract/wire/fields.ts';

export const transferToStrategy = defineCall({
  name: 'transferToStrategy',
  path: 'v1/trigger/strategy/subAccount/transfer',
  ...fromUser({ audience: 'everybody', scope: 'transfer', rateClass: 'trade' }),
  request: changing({ ...instructing, coin, amount, direction: z.enum(['in', 'out'], { error: 'must be in or out' }) }),
  response: botResult,
  errors: [...instructingErrors, 'unknownCoin', 'insufficientBalance', 'accountInDebt', 'strategyProfit'],
});
