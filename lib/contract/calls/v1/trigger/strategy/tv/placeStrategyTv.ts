// Start a signal bot.
import { botResult } from '../../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { changing } from '../../../../../wire/body.ts';
import { startingErrors } from '../../../../../wire/bots/bot-errors.ts';
import { signalPlacing } from '../../../../../wire/bots/signal-fields.ts';

export const placeStrategyTv = defineCall({
  name: 'placeStrategyTv',
  path: 'v1/trigger/strategy/tv/placeStrategyTv',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'market', rateClass: 'trade' }),
  request: changing(signalPlacing),
  response: botResult,
  errors: [...startingErrors],
});
