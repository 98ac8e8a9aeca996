// Change a CTA bot that runs: its exits, and what comes after one.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors, termsErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing } from '#lib/contract/wire/bots/bot-fields.ts';
import { ctaEditing } from '#lib/contract/wire/bots/cta-fields.ts';

export const updateStrategyCta = defineCall({
  name: 'updateStrategyCta',
  path: 'v1/trigger/strategy/cta/updateStrategy',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  /** An exit that is null is taken away. */
  request: changing({ ...instructing, ...ctaEditing }),
  response: botResult,
  errors: [...instructingErrors, ...termsErrors],
});
