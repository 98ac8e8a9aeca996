// Makes one wallet of all of the user's, or gives each its own again.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { accountMode } from '#lib/contract/unified.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const switchAccountMode = defineCall({
  name: 'switchAccountMode',
  path: 'v1/unified/account/switch',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'trade' }),
  request: changing({ mode: accountMode }),
  response: z.object({ mode: accountMode }),
  errors: [
    'modeUnchanged',
    'notLent',
    'accountInDebt',
    'marginWalletBusy',
    'unifiedOwes',
    'accountLeads',
    'isolatedPosition',
    'noMarkPrice',
    'unifiedEquity',
    'marginNotEnough',
    'openPositionOrOrder',
  ],
});
