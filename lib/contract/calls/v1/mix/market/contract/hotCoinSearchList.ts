// Markets that are searched for most: those that the operator has chosen, or of a line that has none the busiest.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { ticker } from '#lib/contract/market.ts';
import { anyLine } from '#lib/contract/wire/any-line.ts';
import { reading } from '#lib/contract/wire/body.ts';

export const getHotMarkets = defineCall({
  name: 'getHotMarkets',
  path: 'v1/mix/market/contract/hotCoinSearchList',
  ...fromAnybody('read'),
  request: reading({ businessLine: anyLine }),
  response: z.object({ list: z.array(ticker) }),
});
