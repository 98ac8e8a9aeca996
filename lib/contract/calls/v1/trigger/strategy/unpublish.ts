// Take a strategy of one's own back from the plaza. Its copies run on.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { namedBotErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { strategyId } from '#lib/contract/wire/bots/bot-fields.ts';

export const unpublishStrategy = defineCall({
  name: 'unpublishStrategy',
  path: 'v1/trigger/strategy/unpublish',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session', staysWhenFrozen: true }),
  request: changing({ strategyId }),
  response: nothing,
  errors: [...namedBotErrors],
});
