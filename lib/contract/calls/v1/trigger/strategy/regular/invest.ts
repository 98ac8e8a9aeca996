// Let an auto-invest buy a round at once, beside its calendar.
import { botResult } from '../../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { changing } from '../../../../../wire/body.ts';
import { instructingErrors } from '../../../../../wire/bots/bot-errors.ts';
import { instructing } from '../../../../../wire/bots/bot-fields.ts';

export const investRegular = defineCall({
  name: 'investRegular',
  path: 'v1/trigger/strategy/regular/invest',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing(instructing),
  response: botResult,
  errors: [...instructingErrors, 'insufficientBalance'],
});
