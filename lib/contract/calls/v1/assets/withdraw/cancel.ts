// Cancel a withdrawal that is still pending: its money is available again, fee included.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { withdrawalRecord } from '#lib/contract/money/withdrawal.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { withdrawalId } from '#lib/contract/wire/withdrawal-fields.ts';

export const cancelWithdrawal = defineCall({
  name: 'cancelWithdrawal',
  path: 'v1/assets/withdraw/cancel',
  ...fromUser({ audience: 'main', scope: 'withdraw', rateClass: 'funding', staysWhenFrozen: true }),
  request: changing({ withdrawalId }),
  response: withdrawalRecord,
  errors: ['unknownWithdrawal', 'withdrawalNotPending'],
});
