// Keep an eye on a strategy of the ranking.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { strategyId } from '#lib/contract/wire/bots/bot-fields.ts';

export const collectStrategy = defineCall({
  name: 'collectStrategy',
  path: 'v1/trigger/strategy/collect/add',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session' }),
  request: changing({ strategyId }),
  response: nothing,
  errors: ['notRanked', 'collectedLimit'],
});
