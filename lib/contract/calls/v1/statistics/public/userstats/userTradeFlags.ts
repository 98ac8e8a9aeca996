// The flags of what the caller has traded so far, in the world of the session: all false for a visitor.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';

export const getTradeFlags = defineCall({
  name: 'getTradeFlags',
  path: 'v1/statistics/public/userstats/userTradeFlags',
  ...fromAnybody('read', 'GET'),
  response: z.object({
    /** Pairs, with own coins or on margin. */
    spot: z.boolean(),
    futures: z.boolean(),
    /** A bot of the user's has traded. */
    bots: z.boolean(),
    /** A copy of a leader has traded. */
    copies: z.boolean(),
  }),
});
