// Confirm a withdrawal with the code from the owner's messages. Five wrong codes, or half an hour, and it is cancelled.
import { defineCall, fromUser } from '../../../../call.ts';
import { withdrawalRecord } from '../../../../money/withdrawal.ts';
import { changing } from '../../../../wire/body.ts';
import { withdrawalCode, withdrawalId } from '../../../../wire/withdrawal-fields.ts';

export const confirmWithdrawal = defineCall({
  name: 'confirmWithdrawal',
  path: 'v1/assets/withdraw/confirm',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding' }),
  request: changing({ withdrawalId, code: withdrawalCode }),
  response: withdrawalRecord,
  errors: ['unknownWithdrawal', 'wrongWithdrawalCode', 'withdrawalCodeExpired', 'withdrawalsHeld', 'withdrawalsStopped'],
});
