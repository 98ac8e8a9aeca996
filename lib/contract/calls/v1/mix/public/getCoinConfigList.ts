// The coins: names, precision, and the networks they can arrive on.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { coinConfig } from '../../../../coin.ts';

export const getCoinConfigListCall = defineCall({
  name: 'getCoinConfigList',
  method: 'POST',
  path: 'v1/mix/public/getCoinConfigList',
  access: 'public',
  rateClass: 'read',
  request: z.object({}),
  response: z.object({ coins: z.array(coinConfig) }),
  errors: [],
});
