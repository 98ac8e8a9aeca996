// Take a strategy of one's own back from the plaza. Its copies run on.
import { defineCall, fromUser } from '../../../../call.ts';
import { changing, nothing } from '../../../../wire/body.ts';
import { namedBotErrors } from '../../../../wire/bots/bot-errors.ts';
import { strategyId } from '../../../../wire/bots/bot-fields.ts';

export const unpublishStrategy = defineCall({
  name: 'unpublishStrategy',
  path: 'v1/trigger/strategy/unpublish',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session', staysWhenFrozen: true }),
  request: changing({ strategyId }),
  response: nothing,
  errors: [...namedBotErrors],
});
