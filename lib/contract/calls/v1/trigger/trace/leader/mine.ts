// One's own leading, line by line: the conditions, the tier, and those who copy as sums.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { ownLine, ownProfile } from '#lib/contract/leaders/leader-answer.ts';

export const getOwnLeading = defineCall({
  name: 'getOwnLeading',
  path: 'v1/trigger/trace/leader/mine',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  response: z.object({ leaderId: z.string(), lines: z.array(ownLine), profile: ownProfile }),
});
