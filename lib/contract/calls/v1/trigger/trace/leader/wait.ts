// Wait for a place with a leader who has none, or wait no more. A message comes when there is one.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { flag } from '#lib/contract/wire/fields.ts';
import { namingLeader } from '#lib/contract/wire/leader-fields.ts';

export const waitForLeader = defineCall({
  name: 'waitForLeader',
  path: 'v1/trigger/trace/leader/wait',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session' }),
  request: changing({ ...namingLeader, waits: flag }),
  response: z.object({ waits: z.boolean() }),
  errors: ['unknownLeader', 'ownLeader', 'leaderHasPlaces'],
});
