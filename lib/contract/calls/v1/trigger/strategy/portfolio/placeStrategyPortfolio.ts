// Start a smart portfolio.
import { botResult } from '../../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { changing } from '../../../../../wire/body.ts';
import { portfolioTermsErrors, startingErrors } from '../../../../../wire/bots/bot-errors.ts';
import { portfolioPlacing } from '../../../../../wire/bots/portfolio-fields.ts';

export const placeStrategyPortfolio = defineCall({
  name: 'placeStrategyPortfolio',
  path: 'v1/trigger/strategy/portfolio/placeStrategyPortfolio',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'coins', rateClass: 'trade' }),
  request: changing(portfolioPlacing),
  response: botResult,
  errors: [...startingErrors, ...portfolioTermsErrors],
});
