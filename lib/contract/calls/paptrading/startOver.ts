// Begins anew with a paper account that has never traded: the one before is emptied and left behind, its history with it.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../call.ts';
import { changing, nothing } from '../../wire/body.ts';
import { paperFunds } from '../../wire/paper-funds.ts';

export const startPaperOver = defineCall({
  name: 'startPaperOver',
  path: 'paptrading/startOver',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'funding' }),
  request: changing({
    /** usual: what everybody begins with. own: what `list` says. live: as much of each coin as the live account holds. */
    funds: z.enum(['usual', 'own', 'live'], 'must be usual, own or live'),
    list: z.optional(paperFunds),
  }),
  response: nothing,
  errors: ['paperOnly', 'programmeFunds', 'unknownCoin', 'demoFundsLimit', 'noMarkPrice', 'insufficientBalance', 'noLiveFunds'],
});
