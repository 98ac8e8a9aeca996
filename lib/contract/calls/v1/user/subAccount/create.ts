// Open a sub-account. It has no login of its own: its main account enters it and comes back.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { openedSubAccountKinds, subAccountName } from '#lib/contract/accounts/sub-account.ts';
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { changing } from '#lib/contract/wire/body.ts';

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
