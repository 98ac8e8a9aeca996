// Cancel a withdrawal that is still pending: its money is available again, fee included.
import { defineCall, fromUser } from '../../../../call.ts';
import { withdrawalRecord } from '../../../../money/withdrawal.ts';
import { changing } from '../../../../wire/body.ts';
import { withdrawalId } from '../../../../wire/withdrawal-fields.ts';

export const cancelWithdrawal = defineCall({
  name: 'cancelWithdrawal',
  path: 'v1/assets/withdraw/cancel',
  ...fromUser({ audience: 'main', scope: 'withdraw', rateClass: 'funding', staysWhenFrozen: true }),
  request: changing({ withdrawalId }),
  response: withdrawalRecord,
  errors: ['unknownWithdrawal', 'withdrawalNotPending'],
});
