// An arbitrage bot of the user: its legs, and its income by settlement.
import { arbitrageDetail } from '#lib/contract/bots/arbitrage/arbitrage-pair.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { namedBotErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { strategyId } from '#lib/contract/wire/bots/bot-fields.ts';

export const getArbitrage = defineCall({
  name: 'getArbitrage',
  path: 'v1/trigger/strategy/arbitrage/detail',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ strategyId }),
  response: arbitrageDetail,
  errors: [...namedBotErrors],
});
