// Open a sub-account. It has no login of its own: its main account enters it and comes back.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../call.ts';
import { openedSubAccountKinds, subAccountName } from '../../../../accounts/sub-account.ts';
import { VerificationPurpose } from '../../../../accounts/verification.ts';
import { changing } from '../../../../wire/body.ts';

export const createSubAccount = defineCall({
  name: 'createSubAccount',
  path: 'v1/user/subAccount/create',
  ...fromUser({ audience: 'registered', scope: 'session', rateClass: 'session' }),
  verification: VerificationPurpose.subAccount,
  /** One to lead copied futures from is for traders alone. */
  request: changing({
    userName: subAccountName,
    kind: z.optional(z.enum(openedSubAccountKinds, { error: 'must be normal or copyFutures' })),
  }),
  response: z.object({ userId: z.string(), userName: z.string() }),
  errors: ['subAccountLimit', 'noPermission'],
});
