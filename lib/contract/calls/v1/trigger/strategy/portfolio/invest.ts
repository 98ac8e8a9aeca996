// Put more into a smart portfolio: it buys its coins by their weights.
import { botResult } from '../../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { changing } from '../../../../../wire/body.ts';
import { instructingErrors } from '../../../../../wire/bots/bot-errors.ts';
import { instructing } from '../../../../../wire/bots/bot-fields.ts';
import { amount } from '../../../../../wire/fields.ts';

export const investInPortfolio = defineCall({
  name: 'investInPortfolio',
  path: 'v1/trigger/strategy/portfolio/invest',
  ...fromUser({ audience: 'everybody', scope: 'transfer', rateClass: 'trade' }),
  /** In USDT. */
  request: changing({ ...instructing, amount }),
  response: botResult,
  errors: [...instructingErrors, 'insufficientBalance', 'accountInDebt'],
});
