// The leaders whom the user copies, has copied, or waits for: those with copies that run first, then those who are waited for.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { myLeader } from '#lib/contract/leaders/my-leader.ts';

export const getMyLeaders = defineCall({
  name: 'getMyLeaders',
  path: 'v1/trigger/strategy/copy/leaders',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  response: z.object({ list: z.array(myLeader) }),
});
