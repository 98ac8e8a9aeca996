// Opens a guest account: a visitor trades with play money at once, and keeps it all by registering later.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const enterAsGuest = defineCall({
  name: 'enterAsGuest',
  path: 'v1/user/guest',
  ...fromAnybody('guest'),
  request: changing({}),
  response: z.object({ userId: z.string(), userName: z.string() }),
  errors: ['paperOff', 'guestLimit'],
});
