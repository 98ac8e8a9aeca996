// Start a grid: of spot or of contracts, moving, or as wide as a moon grid.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { startingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { gridPlacing } from '#lib/contract/wire/bots/grid-fields.ts';

export const placeStrategyGrid = defineCall({
  name: 'placeStrategyGrid',
  path: 'v1/trigger/strategy/grid/placeStrategyGrid',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'market', rateClass: 'trade' }),
  request: changing(gridPlacing),
  response: botResult,
  errors: [...startingErrors],
});
