// Change an auto-invest that runs: what a round spends, when rounds come, and where it ends. Its coins stay.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors, termsErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing } from '#lib/contract/wire/bots/bot-fields.ts';
import { regularEditing } from '#lib/contract/wire/bots/regular-fields.ts';

export const updateStrategyRegular = defineCall({
  name: 'updateStrategyRegular',
  path: 'v1/trigger/strategy/regular/update',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  /** A limit that is null is taken away. */
  request: changing({ ...instructing, ...regularEditing }),
  response: botResult,
  errors: [...instructingErrors, ...termsErrors],
});
