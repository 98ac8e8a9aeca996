// Confirm a withdrawal with the code from the owner's messages. Five wrong codes, or half an hour, and it is cancelled.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { withdrawalRecord } from '#lib/contract/money/withdrawal.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { withdrawalCode, withdrawalId } from '#lib/contract/wire/withdrawal-fields.ts';

export const confirmWithdrawal = defineCall({
  name: 'confirmWithdrawal',
  path: 'v1/assets/withdraw/confirm',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding' }),
  request: changing({ withdrawalId, code: withdrawalCode }),
  response: withdrawalRecord,
  errors: ['unknownWithdrawal', 'wrongWithdrawalCode', 'withdrawalCodeExpired', 'withdrawalsHeld', 'withdrawalsStopped'],
});
