// All who lead a line now, those who have led longest first.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { listedLeader } from '#lib/contract/leaders/leader-answer.ts';
import { leaderLine } from '#lib/contract/leaders/leader-line.ts';
import { reading } from '#lib/contract/wire/body.ts';

export const getLeaders = defineCall({
  name: 'getLeaders',
  path: 'v1/trigger/trace/leader/list',
  ...fromAnybody('read'),
  request: reading({ line: leaderLine }),
  /** At most 200; as of the last five seconds. */
  response: z.object({ list: z.array(listedLeader) }),
});
