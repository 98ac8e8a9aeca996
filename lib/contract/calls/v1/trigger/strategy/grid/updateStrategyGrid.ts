// Change a grid that runs: its range, its exits, what it does at its end. Orders that fit stay in the book.
import { botResult } from '../../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { changing } from '../../../../../wire/body.ts';
import { instructingErrors, termsErrors } from '../../../../../wire/bots/bot-errors.ts';
import { instructing } from '../../../../../wire/bots/bot-fields.ts';
import { gridEditing } from '../../../../../wire/bots/grid-fields.ts';

export const updateStrategyGrid = defineCall({
  name: 'updateStrategyGrid',
  path: 'v1/trigger/strategy/grid/updateStrategyGrid',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  /** A price that is null is taken away. */
  request: changing({ ...instructing, ...gridEditing }),
  response: botResult,
  errors: [...instructingErrors, ...termsErrors],
});
