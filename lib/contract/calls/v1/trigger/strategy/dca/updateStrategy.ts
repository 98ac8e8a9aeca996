// Change a martingale that runs: its exits, its rounds, how many orders it may place.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors, termsErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing } from '#lib/contract/wire/bots/bot-fields.ts';
import { dcaEditing } from '#lib/contract/wire/bots/dca-fields.ts';

export const updateStrategyDca = defineCall({
  name: 'updateStrategyDca',
  path: 'v1/trigger/strategy/dca/updateStrategy',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  /** A stop that is null is taken away. */
  request: changing({ ...instructing, ...dcaEditing }),
  response: botResult,
  errors: [...instructingErrors, ...termsErrors],
});
