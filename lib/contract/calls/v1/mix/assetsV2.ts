// The user's holdings, and the value of all of them.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../call.ts';
import { decimalText } from '../../../market.ts';
import { coinBalance } from '../../../order.ts';

export const getWorth = defineCall({
  name: 'getWorth',
  path: 'v1/mix/assetsV2',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  response: z.object({ list: z.array(coinBalance), totalUsdtValue: decimalText, totalUsdValue: decimalText }),
});
