// Approve a leader's profile that waits, or refuse it in words that the leader reads.
import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { ownProfile } from '#lib/contract/leaders/leader-answer.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { flag } from '#lib/contract/wire/fields.ts';
import { leaderId, operatorReason, world } from '#lib/contract/wire/leader-fields.ts';

export const decideLeaderProfile = defineCall({
  name: 'decideLeaderProfile',
  path: 'v1/operator/leader/profile',
  ...fromOperator('session'),
  /** The reason must be given to refuse. */
  request: changing({ leaderId, world, approved: flag, reason: operatorReason }),
  response: ownProfile,
  errors: ['profileNotWaiting'],
});
