// The alerts of a user's newest attempt at the programme, newest first: of each limit, when most of it was used.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { programmeAlert, programmeMail } from '#lib/contract/trader-pro/attempt.ts';

export const getTraderProAlerts = defineCall({
  name: 'getTraderProAlerts',
  path: 'v1/trigger/trader-pro/alert',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  /** `mail`: e-mails tell them too. */
  response: z.object({ list: z.array(programmeAlert), mail: programmeMail }),
  errors: ['paperOff'],
});
