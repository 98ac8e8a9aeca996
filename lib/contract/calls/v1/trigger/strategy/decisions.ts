// The decisions of a bot with their reasons, newest first.
import { botDecision } from '../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../call.ts';
import { reading } from '../../../../wire/body.ts';
import { namedBotErrors } from '../../../../wire/bots/bot-errors.ts';
import { strategyId } from '../../../../wire/bots/bot-fields.ts';
import { pageAnswer, rowPageFields } from '../../../../wire/list-fields.ts';

export const getStrategyDecisions = defineCall({
  name: 'getStrategyDecisions',
  path: 'v1/trigger/strategy/decisions',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ strategyId, ...rowPageFields }),
  response: pageAnswer(botDecision),
  errors: [...namedBotErrors],
});
