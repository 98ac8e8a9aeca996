// The second step of logging in: the ticket of the first, and a code of the app or a recovery code.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { secondCode } from '#lib/contract/accounts/verification.ts';
import { shortText } from '#lib/contract/wire/fields.ts';

export const loginWithCode = defineCall({
  name: 'loginWithCode',
  path: 'v1/user/login/code',
  ...fromAnybody('session'),
  request: changing({ ticket: shortText, code: secondCode }),
  response: z.object({ userId: z.string(), userName: z.string() }),
  errors: ['wrongVerification', 'ticketOver'],
});
