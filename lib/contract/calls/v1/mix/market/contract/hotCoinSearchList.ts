// Markets that are searched for most.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../../../../call.ts';
import { ticker } from '../../../../../market.ts';

export const getHotMarkets = defineCall({
  name: 'getHotMarkets',
  path: 'v1/mix/market/contract/hotCoinSearchList',
  ...fromAnybody('read'),
  response: z.object({ list: z.array(ticker) }),
});
