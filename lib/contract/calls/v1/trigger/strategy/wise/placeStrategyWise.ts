// Start a wise bot: the terms are those of the tier as they were told last.
import { botResult } from '../../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { changing } from '../../../../../wire/body.ts';
import { startingErrors } from '../../../../../wire/bots/bot-errors.ts';
import { wisePlacing } from '../../../../../wire/bots/wise-fields.ts';

export const placeStrategyWise = defineCall({
  name: 'placeStrategyWise',
  path: 'v1/trigger/strategy/wise/placeStrategyWise',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'market', rateClass: 'trade' }),
  request: changing(wisePlacing),
  response: botResult,
  errors: [...startingErrors, 'noHistory'],
});
