// Change an arbitrage bot that runs: its slices, its exits, and what becomes of its coins.
import { botResult } from '../../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { changing } from '../../../../../wire/body.ts';
import { arbitrageEditing } from '../../../../../wire/bots/arbitrage-fields.ts';
import { instructingErrors, termsErrors } from '../../../../../wire/bots/bot-errors.ts';
import { instructing } from '../../../../../wire/bots/bot-fields.ts';

export const updateArbitrage = defineCall({
  name: 'updateArbitrage',
  path: 'v1/trigger/strategy/arbitrage/updateStrategy',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  /** An exit that is null is taken away. */
  request: changing({ ...instructing, ...arbitrageEditing }),
  response: botResult,
  errors: [...instructingErrors, ...termsErrors],
});
