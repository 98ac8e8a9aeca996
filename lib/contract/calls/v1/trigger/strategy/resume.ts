// Let a bot that rests go on.
import { botResult } from '../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../call.ts';
import { changing } from '../../../../wire/body.ts';
import { instructingErrors } from '../../../../wire/bots/bot-errors.ts';
import { instructing } from '../../../../wire/bots/bot-fields.ts';

export const resumeStrategy = defineCall({
  name: 'resumeStrategy',
  path: 'v1/trigger/strategy/resume',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing(instructing),
  response: botResult,
  errors: [...instructingErrors, 'marketCancelOnly', 'marketHalted'],
});
