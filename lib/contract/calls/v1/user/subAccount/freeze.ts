// Freeze a sub-account, or let it go on. Freezing cancels its orders and plans in both worlds; its positions stay.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../call.ts';
import { familyMember } from '../../../../accounts/sub-account.ts';
import { VerificationPurpose } from '../../../../accounts/verification.ts';
import { changing, nothing } from '../../../../wire/body.ts';

export const freezeSubAccount = defineCall({
  name: 'freezeSubAccount',
  path: 'v1/user/subAccount/freeze',
  ...fromUser('registered', 'session'),
  verification: VerificationPurpose.subAccount,
  request: changing({ userId: familyMember, frozen: z.boolean({ error: 'must be true or false' }) }),
  response: nothing,
  errors: ['unknownSubAccount'],
});
