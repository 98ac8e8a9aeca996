// All who lead or led, of one world, with their profiles that wait.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '../../../../call.ts';
import { ownProfile } from '../../../../leaders/leader-answer.ts';
import { leaderLines } from '../../../../leaders/leader-line.ts';
import { leaderStatus } from '../../../../leaders/leader-status.ts';
import { reading } from '../../../../wire/body.ts';
import { world } from '../../../../wire/leader-fields.ts';

export const listLeaders = defineCall({
  name: 'listLeaders',
  path: 'v1/operator/leader/list',
  ...fromOperator('read'),
  request: reading({ world }),
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
