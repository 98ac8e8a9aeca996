// The record of one leader, with the hours, trades and sums of followers that its figures are made of.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { followersHour, leaderFigures, leaderGap, leaderHour, leaderTrade, rankedLeader } from '#lib/contract/leaders/leader-record.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { leaderPlace } from '#lib/contract/wire/leader-record-fields.ts';

export const getLeaderRecord = defineCall({
  name: 'getLeaderRecord',
  path: 'v1/trigger/trace/leader/detail',
  ...fromAnybody('read', 'GET'),
  request: reading(leaderPlace),
  response: z.object({
    /** With the figures of the whole life. */
    leader: rankedLeader,
    /** Over each window, the whole life last. */
    periods: z.array(leaderFigures),
    /** The account at its start, at each full hour, at its end, and at the minutes of each day that falls are made of. */
    hours: z.array(leaderHour),
    /** Newest first, the last hundred; the file has all. */
    trades: z.array(leaderTrade),
    /** All copies as one account: whose they are is told to nobody. */
    followers: z.array(followersHour),
    gap: leaderGap,
    coin: z.string(),
  }),
  errors: ['neverLed'],
});
