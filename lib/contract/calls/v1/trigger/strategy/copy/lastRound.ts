// Let a copy open nothing more, and end when its leader has closed what it holds.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing } from '#lib/contract/wire/bots/bot-fields.ts';

export const endCopyWithLeader = defineCall({
  name: 'endCopyWithLeader',
  path: 'v1/trigger/strategy/copy/lastRound',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing(instructing),
  response: botResult,
  errors: [...instructingErrors],
});
