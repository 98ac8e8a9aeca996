// Approve an identity that waits, or reject it with a reason for its user.
import * as z from 'zod/mini';

import { familyMember } from '#lib/contract/accounts/sub-account.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { asText, flag } from '#lib/contract/wire/fields.ts';

const reason = asText.check(z.trim(), z.maxLength(200, 'is longer than 200 characters'));

export const decideIdentity = defineCall({
  name: 'decideIdentity',
  path: 'v1/admin/identity/decide',
  ...fromUser({ audience: 'operator', scope: 'session', rateClass: 'session' }),
  request: changing({ userId: familyMember, approved: flag, reason: z._default(reason, '') }),
  response: nothing,
  errors: ['identityNotWaiting'],
});
