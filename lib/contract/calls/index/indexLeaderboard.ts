// Coins that rose most, fell most and were traded most in 24 hours, each in its market against USDT, else in its busiest; ten of each unless said otherwise.
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
