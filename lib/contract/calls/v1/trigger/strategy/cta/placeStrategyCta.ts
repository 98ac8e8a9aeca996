// Start a CTA bot.
import { botResult } from '../../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { changing } from '../../../../../wire/body.ts';
import { startingErrors } from '../../../../../wire/bots/bot-errors.ts';
import { ctaPlacing } from '../../../../../wire/bots/cta-fields.ts';

export const placeStrategyCta = defineCall({
  name: 'placeStrategyCta',
  path: 'v1/trigger/strategy/cta/placeStrategyCta',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'market', rateClass: 'trade' }),
  request: changing(ctaPlacing),
  response: botResult,
  errors: [...startingErrors],
});
