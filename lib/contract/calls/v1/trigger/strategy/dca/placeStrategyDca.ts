// Start a martingale.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { startingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { dcaPlacing } from '#lib/contract/wire/bots/dca-fields.ts';

export const placeStrategyDca = defineCall({
  name: 'placeStrategyDca',
  path: 'v1/trigger/strategy/dca/placeStrategyDca',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'market', rateClass: 'trade' }),
  request: changing(dcaPlacing),
  response: botResult,
  errors: [...startingErrors],
});
