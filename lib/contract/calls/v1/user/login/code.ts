// The second step of logging in: the ticket of the first, and a code of the app or a recovery code.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../../../call.ts';
import { changing } from '../../../../wire/body.ts';
import { secondCode } from '../../../../accounts/verification.ts';
import { shortText } from '../../../../wire/fields.ts';

export const loginWithCode = defineCall({
  name: 'loginWithCode',
  path: 'v1/user/login/code',
  ...fromAnybody('session'),
  request: changing({ ticket: shortText, code: secondCode }),
  response: z.object({ userId: z.string(), userName: z.string() }),
  errors: ['wrongVerification', 'ticketOver'],
});
