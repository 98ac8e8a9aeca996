// Change an arbitrage bot that runs: its slices, its exits, and what becomes of its coins.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { arbitrageEditing } from '#lib/contract/wire/bots/arbitrage-fields.ts';
import { instructingErrors, termsErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing } from '#lib/contract/wire/bots/bot-fields.ts';

export const updateArbitrage = defineCall({
  name: 'updateArbitrage',
  path: 'v1/trigger/strategy/arbitrage/updateStrategy',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  /** An exit that is null is taken away. */
  request: changing({ ...instructing, ...arbitrageEditing }),
  response: botResult,
  errors: [...instructingErrors, ...termsErrors],
});
