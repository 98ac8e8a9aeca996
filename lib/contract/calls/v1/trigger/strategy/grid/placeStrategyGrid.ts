// Start a grid: of spot or of contracts, moving, or as wide as a moon grid.
import { botResult } from '../../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { changing } from '../../../../../wire/body.ts';
import { startingErrors } from '../../../../../wire/bots/bot-errors.ts';
import { gridPlacing } from '../../../../../wire/bots/grid-fields.ts';

export const placeStrategyGrid = defineCall({
  name: 'placeStrategyGrid',
  path: 'v1/trigger/strategy/grid/placeStrategyGrid',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'market', rateClass: 'trade' }),
  request: changing(gridPlacing),
  response: botResult,
  errors: [...startingErrors],
});
