// Let a bot rest: its orders leave the book, and what it holds stays.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing } from '#lib/contract/wire/bots/bot-fields.ts';

export const pauseStrategy = defineCall({
  name: 'pauseStrategy',
  path: 'v1/trigger/strategy/pause',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing(instructing),
  response: botResult,
  errors: [...instructingErrors],
});
