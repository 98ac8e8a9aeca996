// Cancel a withdrawal that is still pending: its money is available again, fee included.
import { defineCall } from '../../../../call.ts';
import { withdrawalRecord } from '../../../../money/withdrawal.ts';
import { changing } from '../../../../wire/body.ts';
import { withdrawalId } from '../../../../wire/withdrawal-fields.ts';

export const cancelWithdrawal = defineCall({
  name: 'cancelWithdrawal',
  method: 'POST',
  path: 'v1/assets/withdraw/cancel',
  access: 'user',
  audience: 'main',
  rateClass: 'funding',
  request: changing({ withdrawalId }),
  response: withdrawalRecord,
  errors: ['unknownWithdrawal', 'withdrawalNotPending'],
});
