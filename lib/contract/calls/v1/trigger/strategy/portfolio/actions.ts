// The actions of a smart portfolio, one row for each coin, newest first.
import { portfolioRow } from '#lib/contract/bots/portfolio/portfolio-ledger.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { namedBotErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { strategyId } from '#lib/contract/wire/bots/bot-fields.ts';
import { pageAnswer, rowPageFields } from '#lib/contract/wire/list-fields.ts';

export const getPortfolioActions = defineCall({
  name: 'getPortfolioActions',
  path: 'v1/trigger/strategy/portfolio/actions',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ strategyId, ...rowPageFields }),
  response: pageAnswer(portfolioRow),
  errors: [...namedBotErrors],
});
