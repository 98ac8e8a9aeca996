// The composition of baskets: of leveraged tokens where an operator lists some, else of the sectors in equal parts.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';

export const getEtfBaskets = defineCall({
  name: 'getEtfBaskets',
  path: 'v1/mix/public/getEtfElementInfo',
  ...fromAnybody('read'),
  response: z.object({
    list: z.array(
      z.object({
        symbol: z.string(),
        basket: z.array(z.object({ coin: z.string(), weight: decimalText })),
        leverage: z.string(),
        managementFeeRate: decimalText,
      }),
    ),
  }),
});
