// The actions of a smart portfolio, one row for each coin, newest first.
import { portfolioRow } from '../../../../../bots/portfolio/portfolio-ledger.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { reading } from '../../../../../wire/body.ts';
import { namedBotErrors } from '../../../../../wire/bots/bot-errors.ts';
import { strategyId } from '../../../../../wire/bots/bot-fields.ts';
import { pageAnswer, rowPageFields } from '../../../../../wire/list-fields.ts';

export const getPortfolioActions = defineCall({
  name: 'getPortfolioActions',
  path: 'v1/trigger/strategy/portfolio/actions',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ strategyId, ...rowPageFields }),
  response: pageAnswer(portfolioRow),
  errors: [...namedBotErrors],
});
