// The user's accounts with the worth of each in USDT.
import { z } from 'zod/mini';

import { defineCall } from '../../../call.ts';
import { decimalText } from '../../../market.ts';

export const accountListCall = defineCall({
  name: 'accountList',
  method: 'POST',
  path: 'v1/assets/accountList',
  access: 'user',
  rateClass: 'read',
  request: z.object({}),
  response: z.object({ accounts: z.array(z.object({ accountType: z.enum(['spot', 'cross', 'isolated', 'strategy']), usdtValue: decimalText })) }),
  errors: [],
});
