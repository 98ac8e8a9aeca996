// Change a martingale that runs: its exits, its rounds, how many orders it may place.
import { botResult } from '../../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { changing } from '../../../../../wire/body.ts';
import { instructingErrors, termsErrors } from '../../../../../wire/bots/bot-errors.ts';
import { instructing } from '../../../../../wire/bots/bot-fields.ts';
import { dcaEditing } from '../../../../../wire/bots/dca-fields.ts';

export const updateStrategyDca = defineCall({
  name: 'updateStrategyDca',
  path: 'v1/trigger/strategy/dca/updateStrategy',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  /** A stop that is null is taken away. */
  request: changing({ ...instructing, ...dcaEditing }),
  response: botResult,
  errors: [...instructingErrors, ...termsErrors],
});
