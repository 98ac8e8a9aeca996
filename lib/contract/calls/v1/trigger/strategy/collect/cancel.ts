// Keep an eye on a strategy no longer.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { strategyId } from '#lib/contract/wire/bots/bot-fields.ts';

export const forgetStrategy = defineCall({
  name: 'forgetStrategy',
  path: 'v1/trigger/strategy/collect/cancel',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session' }),
  request: changing({ strategyId }),
  response: nothing,
});
