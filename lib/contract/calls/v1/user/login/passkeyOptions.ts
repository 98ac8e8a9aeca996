// The options that the browser needs to log in with a passkey, whosever it is.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { passkeyQuestion } from '#lib/contract/wire/passkey.ts';

export const beginPasskeyLogin = defineCall({
  name: 'beginPasskeyLogin',
  path: 'v1/user/login/passkeyOptions',
  ...fromAnybody('session'),
  request: changing({}),
  response: z.object({ options: passkeyQuestion }),
});
