// Change a CTA bot that runs: its exits, and what comes after one.
import { botResult } from '../../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { changing } from '../../../../../wire/body.ts';
import { instructingErrors, termsErrors } from '../../../../../wire/bots/bot-errors.ts';
import { instructing } from '../../../../../wire/bots/bot-fields.ts';
import { ctaEditing } from '../../../../../wire/bots/cta-fields.ts';

export const updateStrategyCta = defineCall({
  name: 'updateStrategyCta',
  path: 'v1/trigger/strategy/cta/updateStrategy',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  /** An exit that is null is taken away. */
  request: changing({ ...instructing, ...ctaEditing }),
  response: botResult,
  errors: [...instructingErrors, ...termsErrors],
});
