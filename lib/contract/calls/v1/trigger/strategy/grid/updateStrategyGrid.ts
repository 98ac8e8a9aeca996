// Change a grid that runs: its range, its exits, what it does at its end. Orders that fit stay in the book.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors, termsErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing } from '#lib/contract/wire/bots/bot-fields.ts';
import { gridEditing } from '#lib/contract/wire/bots/grid-fields.ts';

export const updateStrategyGrid = defineCall({
  name: 'updateStrategyGrid',
  path: 'v1/trigger/strategy/grid/updateStrategyGrid',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  /** A price that is null is taken away. */
  request: changing({ ...instructing, ...gridEditing }),
  response: botResult,
  errors: [...instructingErrors, ...termsErrors],
});
