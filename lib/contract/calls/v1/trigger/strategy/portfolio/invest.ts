// Put more into a smart portfolio: it buys its coins by their weights.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing } from '#lib/contract/wire/bots/bot-fields.ts';
import { amount } from '#lib/contract/wire/fields.ts';

export const investInPortfolio = defineCall({
  name: 'investInPortfolio',
  path: 'v1/trigger/strategy/portfolio/invest',
  ...fromUser({ audience: 'everybody', scope: 'transfer', rateClass: 'trade' }),
  /** In USDT. */
  request: changing({ ...instructing, amount }),
  response: botResult,
  errors: [...instructingErrors, 'insufficientBalance', 'accountInDebt'],
});
