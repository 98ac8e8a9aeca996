// Change a smart portfolio that runs: its coins and weights, when it is brought back to them, and its exits.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors, portfolioTermsErrors, termsErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing } from '#lib/contract/wire/bots/bot-fields.ts';
import { portfolioEditing } from '#lib/contract/wire/bots/portfolio-fields.ts';

export const editPortfolio = defineCall({
  name: 'editPortfolio',
  path: 'v1/trigger/strategy/portfolio/edit',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  /** An exit that is null is taken away. Coins that are left out are sold, unless it is unbalanced. */
  request: changing({ ...instructing, ...portfolioEditing }),
  response: botResult,
  errors: [...instructingErrors, ...termsErrors, ...portfolioTermsErrors],
});
