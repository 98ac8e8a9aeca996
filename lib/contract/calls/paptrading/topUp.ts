// More play money for the paper account one has: it arrives in the spot wallet.
import { defineCall, fromUser } from '../../call.ts';
import { changing, nothing } from '../../wire/body.ts';
import { paperFunds } from '../../wire/paper-funds.ts';

export const topUpPaper = defineCall({
  name: 'topUpPaper',
  path: 'paptrading/topUp',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'funding' }),
  request: changing({ list: paperFunds }),
  response: nothing,
  errors: ['paperOnly', 'programmeFunds', 'unknownCoin', 'demoFundsLimit', 'noMarkPrice', 'insufficientBalance'],
});
