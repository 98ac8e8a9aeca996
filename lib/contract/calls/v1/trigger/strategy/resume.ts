// Let a bot that rests go on.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing } from '#lib/contract/wire/bots/bot-fields.ts';

export const resumeStrategy = defineCall({
  name: 'resumeStrategy',
  path: 'v1/trigger/strategy/resume',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing(instructing),
  response: botResult,
  errors: [...instructingErrors, 'marketCancelOnly', 'marketHalted'],
});
