// A bot of the user with everything that is known of it.
import { botDetail } from '../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../call.ts';
import { reading } from '../../../../wire/body.ts';
import { namedBotErrors } from '../../../../wire/bots/bot-errors.ts';
import { strategyId } from '../../../../wire/bots/bot-fields.ts';

export const getStrategy = defineCall({
  name: 'getStrategy',
  path: 'v1/trigger/strategy/detail',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ strategyId }),
  response: botDetail,
  errors: [...namedBotErrors],
});
