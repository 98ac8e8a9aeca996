// Change a copy that runs: from the leader's next order on.
import { botResult } from '../../../../../bots/bot.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { changing } from '../../../../../wire/body.ts';
import { instructingErrors, termsErrors } from '../../../../../wire/bots/bot-errors.ts';
import { instructing } from '../../../../../wire/bots/bot-fields.ts';
import { copyEditing } from '../../../../../wire/bots/copy-fields.ts';

export const updateStrategyCopy = defineCall({
  name: 'updateStrategyCopy',
  path: 'v1/trigger/strategy/copy/updateStrategy',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({ ...instructing, ...copyEditing }),
  response: botResult,
  errors: [...instructingErrors, ...termsErrors, 'termOutOfRange', 'leverageBeforeStop', 'stopBehindLiquidation'],
});
