// Keep an eye on a strategy no longer.
import { defineCall, fromUser } from '../../../../../call.ts';
import { changing, nothing } from '../../../../../wire/body.ts';
import { strategyId } from '../../../../../wire/bots/bot-fields.ts';

export const forgetStrategy = defineCall({
  name: 'forgetStrategy',
  path: 'v1/trigger/strategy/collect/cancel',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session' }),
  request: changing({ strategyId }),
  response: nothing,
});
