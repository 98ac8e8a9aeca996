// The trades of a bot with their fees, newest first.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { spotFill } from '#lib/contract/order.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { namedBotErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { strategyId } from '#lib/contract/wire/bots/bot-fields.ts';
import { pageAnswer, pairPageFields, timeSpan } from '#lib/contract/wire/list-fields.ts';

export const getStrategyFills = defineCall({
  name: 'getStrategyFills',
  path: 'v1/trigger/strategy/fills',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ strategyId, ...timeSpan, ...pairPageFields }),
  response: pageAnswer(spotFill),
  errors: [...namedBotErrors],
});
