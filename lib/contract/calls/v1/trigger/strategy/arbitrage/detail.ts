// An arbitrage bot of the user: its legs, and its income by settlement.
import { arbitrageDetail } from '../../../../../bots/arbitrage/arbitrage-pair.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { reading } from '../../../../../wire/body.ts';
import { namedBotErrors } from '../../../../../wire/bots/bot-errors.ts';
import { strategyId } from '../../../../../wire/bots/bot-fields.ts';

export const getArbitrage = defineCall({
  name: 'getArbitrage',
  path: 'v1/trigger/strategy/arbitrage/detail',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ strategyId }),
  response: arbitrageDetail,
  errors: [...namedBotErrors],
});
