// Start a wise bot: the terms are those of the tier as they were told last.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { startingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { wisePlacing } from '#lib/contract/wire/bots/wise-fields.ts';

export const placeStrategyWise = defineCall({
  name: 'placeStrategyWise',
  path: 'v1/trigger/strategy/wise/placeStrategyWise',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'market', rateClass: 'trade' }),
  request: changing(wisePlacing),
  response: botResult,
  errors: [...startingErrors, 'noHistory'],
});
