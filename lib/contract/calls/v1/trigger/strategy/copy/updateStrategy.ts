// Change a copy that runs: from the leader's next order on.
import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors, termsErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing } from '#lib/contract/wire/bots/bot-fields.ts';
import { copyEditing } from '#lib/contract/wire/bots/copy-fields.ts';

export const updateStrategyCopy = defineCall({
  name: 'updateStrategyCopy',
  path: 'v1/trigger/strategy/copy/updateStrategy',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({ ...instructing, ...copyEditing }),
  response: botResult,
  errors: [...instructingErrors, ...termsErrors, 'termOutOfRange', 'leverageBeforeStop', 'stopBehindLiquidation'],
});
