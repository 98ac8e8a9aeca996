// Ask for a withdrawal. The money is held at once; a code goes to the owner's messages, and with it the withdrawal is confirmed.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { withdrawalRecord } from '#lib/contract/money/withdrawal.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { amount, clientOid, coin, network } from '#lib/contract/wire/fields.ts';
import { address, memo } from '#lib/contract/wire/withdrawal-fields.ts';
import * as z from 'zod/mini';

export const applyWithdrawal = defineCall({
  name: 'applyWithdrawal',
  path: 'v1/assets/withdraw/apply',
  ...fromUser({ audience: 'main', scope: 'withdraw', rateClass: 'funding' }),
  verification: VerificationPurpose.withdraw,
  request: changing({
    coin,
    network,
    address,
    memo,
    /** The amount taken from the account; the fee comes out of it. */
    amount,
    /** Asked for twice under one name, it is one; anything else under it is refused. */
    clientOid: z.optional(clientOid),
  }),
  response: withdrawalRecord,
  errors: [
    'unknownCoin',
    'unknownNetwork',
    'invalidAddress',
    'addressChecksum',
    'invalidMemo',
    'withdrawalBelowMinimum',
    'withdrawalLimit',
    'withdrawalsHeld',
    'withdrawalsStopped',
    'addressNotInBook',
    'addressTooNew',
    'insufficientBalance',
    'accountInDebt',
    'transferNameTaken',
    'verificationNeeded',
    'verificationExpired',
    'securitySetupNeeded',
  ],
});
