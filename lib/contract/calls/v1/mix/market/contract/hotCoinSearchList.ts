// Markets that are searched for most: those that the operator has chosen, or of a line that has none the busiest.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../../../../call.ts';
import { ticker } from '../../../../../market.ts';
import { anyLine } from '../../../../../wire/any-line.ts';
import { reading } from '../../../../../wire/body.ts';

export const getHotMarkets = defineCall({
  name: 'getHotMarkets',
  path: 'v1/mix/market/contract/hotCoinSearchList',
  ...fromAnybody('read'),
  request: reading({ businessLine: anyLine }),
  response: z.object({ list: z.array(ticker) }),
});
