// The roles of the user in copy trading: on the main account (mc) and the trader account (sp). 0 normal, 1 trader, 2 Telegram trader.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';

const roles = z.object({ identity: z.array(z.number()) });

export const getIdentity = defineCall({
  name: 'getIdentity',
  path: 'v1/user/identity/get',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'read' }),
  response: z.object({ mc: roles, sp: roles }),
});
