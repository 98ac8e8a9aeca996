// Change a signal bot that runs: the entries it takes, their sizes, and its own exits.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors, termsErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing } from '#lib/contract/wire/bots/bot-fields.ts';
import { signalEditing } from '#lib/contract/wire/bots/signal-fields.ts';

export const updateStrategyTv = defineCall({
  name: 'updateStrategyTv',
  path: 'v1/trigger/strategy/tv/updateStrategy',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({ ...instructing, ...signalEditing }),
  response: botResult,
  errors: [...instructingErrors, ...termsErrors],
});
