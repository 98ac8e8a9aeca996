// Let a martingale end with the round that runs; one between two rounds ends at once.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing } from '#lib/contract/wire/bots/bot-fields.ts';

export const endAfterRound = defineCall({
  name: 'endAfterRound',
  path: 'v1/trigger/strategy/dca/stop-condition',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing(instructing),
  response: botResult,
  errors: [...instructingErrors],
});
