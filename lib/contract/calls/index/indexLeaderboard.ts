// Coins that rose most and fell most, each in its busiest market, and markets that turned over most in 24 hours; ten of each unless said otherwise.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../call.ts';
import { pageSize } from '../../wire/fields.ts';
import { ticker } from '../../market.ts';
import { anyLine } from '../../wire/any-line.ts';
import { reading } from '../../wire/body.ts';

export const getLeaderboards = defineCall({
  name: 'getLeaderboards',
  path: 'index/indexLeaderboard',
  ...fromAnybody('read'),
  request: reading({ pageSize, businessLine: anyLine }),
  response: z.object({ gainers: z.array(ticker), losers: z.array(ticker), turnover: z.array(ticker) }),
});
