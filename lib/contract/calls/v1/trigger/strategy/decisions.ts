// The decisions of a bot with their reasons, newest first.
import { botDecision } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { namedBotErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { strategyId } from '#lib/contract/wire/bots/bot-fields.ts';
import { pageAnswer, rowPageFields } from '#lib/contract/wire/list-fields.ts';

export const getStrategyDecisions = defineCall({
  name: 'getStrategyDecisions',
  path: 'v1/trigger/strategy/decisions',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ strategyId, ...rowPageFields }),
  response: pageAnswer(botDecision),
  errors: [...namedBotErrors],
});
