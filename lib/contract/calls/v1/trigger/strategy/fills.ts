// The trades of a bot with their fees, newest first.
import { defineCall, fromUser } from '../../../../call.ts';
import { spotFill } from '../../../../order.ts';
import { reading } from '../../../../wire/body.ts';
import { namedBotErrors } from '../../../../wire/bots/bot-errors.ts';
import { strategyId } from '../../../../wire/bots/bot-fields.ts';
import { pageAnswer, pairPageFields, timeSpan } from '../../../../wire/list-fields.ts';

export const getStrategyFills = defineCall({
  name: 'getStrategyFills',
  path: 'v1/trigger/strategy/fills',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ strategyId, ...timeSpan, ...pairPageFields }),
  response: pageAnswer(spotFill),
  errors: [...namedBotErrors],
});
