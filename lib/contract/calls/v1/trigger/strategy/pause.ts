// Let a bot rest: its orders leave the book, and what it holds stays.
import { botResult } from '../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../call.ts';
import { changing } from '../../../../wire/body.ts';
import { instructingErrors } from '../../../../wire/bots/bot-errors.ts';
import { instructing } from '../../../../wire/bots/bot-fields.ts';

export const pauseStrategy = defineCall({
  name: 'pauseStrategy',
  path: 'v1/trigger/strategy/pause',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing(instructing),
  response: botResult,
  errors: [...instructingErrors],
});
