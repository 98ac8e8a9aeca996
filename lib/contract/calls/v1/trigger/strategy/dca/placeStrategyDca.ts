// Start a martingale.
import { botResult } from '../../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { changing } from '../../../../../wire/body.ts';
import { startingErrors } from '../../../../../wire/bots/bot-errors.ts';
import { dcaPlacing } from '../../../../../wire/bots/dca-fields.ts';

export const placeStrategyDca = defineCall({
  name: 'placeStrategyDca',
  path: 'v1/trigger/strategy/dca/placeStrategyDca',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'market', rateClass: 'trade' }),
  request: changing(dcaPlacing),
  response: botResult,
  errors: [...startingErrors],
});
