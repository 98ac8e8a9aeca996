// Send coins to another user: at once, without a fee, and for good. Limits, holds and proofs are those of withdrawals.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { internalTransfer, receiverName } from '#lib/contract/money/internal-transfer.ts';
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { amount, clientOid, coin } from '#lib/contract/wire/fields.ts';

export const sendToUser = defineCall({
  name: 'sendToUser',
  path: 'v1/assets/withdraw/internal/send',
  ...fromUser({ audience: 'main', scope: 'withdraw', rateClass: 'funding' }),
  verification: VerificationPurpose.withdraw,
  /** Asked for twice under one client id, it is one; anything else under it is refused. */
  request: changing({ receiver: receiverName, coin, amount, clientOid: z.optional(clientOid) }),
  response: internalTransfer,
  errors: [
    'unknownCoin',
    'unknownReceiver',
    'receiverByIdOnly',
    'receiverIsSelf',
    'addressNotInBook',
    'withdrawalLimit',
    'withdrawalsHeld',
    'insufficientBalance',
    'accountInDebt',
    'transferNameTaken',
    'verificationNeeded',
    'verificationExpired',
    'securitySetupNeeded',
  ],
});
