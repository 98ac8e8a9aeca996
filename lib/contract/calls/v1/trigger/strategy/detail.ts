// A bot of the user with everything that is known of it.
import { botDetail } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { namedBotErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { strategyId } from '#lib/contract/wire/bots/bot-fields.ts';

export const getStrategy = defineCall({
  name: 'getStrategy',
  path: 'v1/trigger/strategy/detail',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ strategyId }),
  response: botDetail,
  errors: [...namedBotErrors],
});
