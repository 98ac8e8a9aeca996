// Start a smart portfolio.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { portfolioTermsErrors, startingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { portfolioPlacing } from '#lib/contract/wire/bots/portfolio-fields.ts';

export const placeStrategyPortfolio = defineCall({
  name: 'placeStrategyPortfolio',
  path: 'v1/trigger/strategy/portfolio/placeStrategyPortfolio',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'coins', rateClass: 'trade' }),
  request: changing(portfolioPlacing),
  response: botResult,
  errors: [...startingErrors, ...portfolioTermsErrors],
});
