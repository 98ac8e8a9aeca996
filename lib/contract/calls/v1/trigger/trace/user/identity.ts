// The standing of the account in copy trading: its roles, and the lines that it leads or led.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { leaderLines } from '#lib/contract/leaders/leader-line.ts';
import { leaderStatus } from '#lib/contract/leaders/leader-status.ts';

const roles = z.object({ identity: z.array(z.number()) });

export const getTraceIdentity = defineCall({
  name: 'getTraceIdentity',
  path: 'v1/trigger/trace/user/identity',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  response: z.object({
    /** The main account, and the spot account: 0 normal, 1 trader, 2 Telegram trader. */
    mc: roles,
    sp: roles,
    /** The marks of a trader's sub-account. */
    traderIdentities: z.array(z.string()),
    /** The number under which others know the account. */
    leaderId: z.string(),
    lines: z.array(z.object({ line: z.enum(leaderLines), status: leaderStatus, suspended: z.boolean() })),
  }),
});
