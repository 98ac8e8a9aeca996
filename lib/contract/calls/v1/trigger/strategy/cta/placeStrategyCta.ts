// Start a CTA bot.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { startingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { ctaPlacing } from '#lib/contract/wire/bots/cta-fields.ts';

export const placeStrategyCta = defineCall({
  name: 'placeStrategyCta',
  path: 'v1/trigger/strategy/cta/placeStrategyCta',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'market', rateClass: 'trade' }),
  request: changing(ctaPlacing),
  response: botResult,
  errors: [...startingErrors],
});
