// Send what is free in spot from one account of a family to another. The main account sends between any two; a sub-account to its main account alone.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { familyMember } from '#lib/contract/accounts/sub-account.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { amount, clientOid, coin } from '#lib/contract/wire/fields.ts';

export const sendToFamily = defineCall({
  name: 'sendToFamily',
  path: 'v1/assets/subAccount/transfer',
  ...fromUser({ audience: 'everybody', scope: 'transfer', rateClass: 'trade' }),
  /**
   * The ids of users, as userinfo and the list of sub-accounts tell them. clientOid, of the account that sends: asked for twice under
   * one, it is one, and answered alike; anything else under it is refused. The last ten thousand are known.
   */
  request: changing({ from: familyMember, to: familyMember, coin, amount, clientOid: z.optional(clientOid) }),
  response: z.object({ coin: z.string(), amount: decimalText }),
  errors: ['unknownCoin', 'unknownSubAccount', 'insufficientBalance', 'accountInDebt', 'noPermission', 'transferNameTaken'],
});
