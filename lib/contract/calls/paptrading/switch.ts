// Enters demo trading: the session trades with play money from now on, with a unified account where that is asked for.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../call.ts';
import { changing } from '../../wire/body.ts';
import { modeAnswer } from '../../wire/mode-answer.ts';
import { flag } from '../../wire/fields.ts';

export const enterPaper = defineCall({
  name: 'enterPaper',
  path: 'paptrading/switch',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'read' }),
  request: changing({
    /** The demo account becomes unified before, advanced where it is known to be worth enough for that, otherwise basic; refused where something stands in the way. */
    unified: z._default(flag, false),
  }),
  response: modeAnswer,
  errors: ['paperOff', 'notLent', 'accountInDebt', 'marginWalletBusy', 'unifiedOwes', 'isolatedPosition', 'marginNotEnough'],
});
