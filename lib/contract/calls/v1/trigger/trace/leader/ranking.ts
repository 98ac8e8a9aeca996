// The ranking of leaders: everybody who ever led the line, those who stopped and those who lost it all included.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { leadersPicture, rankedLeader } from '#lib/contract/leaders/leader-record.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { leaderRankingFields } from '#lib/contract/wire/leader-record-fields.ts';

export const getRankedLeaders = defineCall({
  name: 'getRankedLeaders',
  path: 'v1/trigger/trace/leader/ranking',
  ...fromAnybody('read', 'GET'),
  request: reading(leaderRankingFields),
  response: z.object({
    list: z.array(rankedLeader),
    hasMore: z.boolean(),
    coin: z.string(),
    /** The markets that the list can be narrowed to, by name. */
    markets: z.array(z.string()),
    /** The picture of everybody (of the market that was asked for), and the one that is left when the dead are hidden. */
    picture: z.object({ all: leadersPicture, alive: leadersPicture }),
  }),
  errors: ['symbolNotOpen'],
});
