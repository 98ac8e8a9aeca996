// Start a signal bot.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { startingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { signalPlacing } from '#lib/contract/wire/bots/signal-fields.ts';

export const placeStrategyTv = defineCall({
  name: 'placeStrategyTv',
  path: 'v1/trigger/strategy/tv/placeStrategyTv',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'market', rateClass: 'trade' }),
  request: changing(signalPlacing),
  response: botResult,
  errors: [...startingErrors],
});
