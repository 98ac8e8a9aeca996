// The user's accounts, one per product, and what each is worth.
import * as z from 'zod/mini';

import { defineCall } from '../../../call.ts';
import { decimalText } from '../../../market.ts';
import { reading } from '../../../wire/body.ts';

export const getAccounts = defineCall({
  name: 'getAccounts',
  method: 'POST',
  path: 'v1/assets/accountList',
  access: 'user',
  rateClass: 'read',
  request: reading({}),
  response: z.object({
    list: z.array(z.object({ accountType: z.enum(['spot']), businessLine: z.number(), usdtValue: decimalText })),
    totalUsdtValue: decimalText,
  }),
  errors: [],
});
