// Change a signal bot that runs: the entries it takes, their sizes, and its own exits.
import { botResult } from '../../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { changing } from '../../../../../wire/body.ts';
import { instructingErrors, termsErrors } from '../../../../../wire/bots/bot-errors.ts';
import { instructing } from '../../../../../wire/bots/bot-fields.ts';
import { signalEditing } from '../../../../../wire/bots/signal-fields.ts';

export const updateStrategyTv = defineCall({
  name: 'updateStrategyTv',
  path: 'v1/trigger/strategy/tv/updateStrategy',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({ ...instructing, ...signalEditing }),
  response: botResult,
  errors: [...instructingErrors, ...termsErrors],
});
