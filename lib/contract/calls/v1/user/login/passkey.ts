// Begin a session with a passkey. It is something one has and something one is or knows: no second step.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { passkeyAnswer } from '#lib/contract/wire/passkey.ts';

export const loginWithPasskey = defineCall({
  name: 'loginWithPasskey',
  path: 'v1/user/login/passkey',
  ...fromAnybody('session'),
  request: changing({ answer: passkeyAnswer }),
  response: z.object({ userId: z.string(), userName: z.string() }),
  errors: ['passkeyRefused'],
});
