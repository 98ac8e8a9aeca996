// All who lead or led, of one world, with their profiles that wait.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { ownProfile } from '#lib/contract/leaders/leader-answer.ts';
import { leaderLines } from '#lib/contract/leaders/leader-line.ts';
import { leaderStatus } from '#lib/contract/leaders/leader-status.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { world } from '#lib/contract/wire/leader-fields.ts';

export const listLeaders = defineCall({
  name: 'listLeaders',
  path: 'v1/operator/leader/list',
  ...fromOperator('read'),
  request: changing({ world }),
  response: z.object({
    list: z.array(
      z.object({
        leaderId: z.string(),
        line: z.enum(leaderLines),
        email: z.string(),
        status: leaderStatus,
        copiers: z.number(),
        sharePercent: z.number(),
        /** Empty: not suspended. */
        suspendedReason: z.string(),
        profile: ownProfile,
      }),
    ),
  }),
});
