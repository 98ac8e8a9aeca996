// The user's accounts, one per product, and what each holds and is worth.
import * as z from 'zod/mini';

import { accountsWorth } from '#lib/contract/accounts/user-accounts.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';

export const getAccounts = defineCall({
  name: 'getAccounts',
  path: 'v1/assets/accountList',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  response: z.extend(accountsWorth, {
    /** The price of a bitcoin in USDT; null while nothing tells. */
    btcPrice: z.nullable(decimalText),
  }),
});
