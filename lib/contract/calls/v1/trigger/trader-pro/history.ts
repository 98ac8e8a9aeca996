// The attempts of a user at the programme, newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { programmeAttempt } from '#lib/contract/trader-pro/attempt.ts';

export const getTraderProHistory = defineCall({
  name: 'getTraderProHistory',
  path: 'v1/trigger/trader-pro/history',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  response: z.object({ list: z.array(programmeAttempt) }),
  errors: ['paperOff'],
});
