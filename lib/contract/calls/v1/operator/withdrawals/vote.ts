// An operator approves or rejects a withdrawal in review. Two different ones must approve; one who rejects is enough.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { withdrawalRecord } from '#lib/contract/money/withdrawal.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { operatorName, withdrawalId } from '#lib/contract/wire/withdrawal-fields.ts';
import { flag } from '#lib/contract/wire/fields.ts';

export const voteOnWithdrawal = defineCall({
  name: 'voteOnWithdrawal',
  path: 'v1/operator/withdrawals/vote',
  ...fromOperator('funding'),
  /** With the first key the operator is named; a key of one's own names its operator. */
  request: changing({ withdrawalId, operator: z.optional(operatorName), approves: flag }),
  response: withdrawalRecord,
  errors: ['unknownWithdrawal', 'withdrawalNotInReview', 'operatorHasSpoken'],
});
