// The kinds of contracts that a line has now, each with its contracts: perpetuals, and dated ones by their end.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractLine } from '#lib/contract/wire/contract-fields.ts';

export const getContractCategories = defineCall({
  name: 'getContractCategories',
  path: 'v1/mcp/contract/queryCategories',
  ...fromAnybody('read'),
  /** Without a line: all. */
  request: reading({ businessLine: z.optional(contractLine) }),
  response: z.object({
    list: z.array(
      z.object({
        businessLine: z.number(),
        /** 1 perpetual, 2 delivery. */
        symbolType: z.literal([1, 2]),
        /** Month and day of the end: 1226. '' of perpetuals. */
        symbolCode: z.string(),
        /** 0: never. */
        deliveryMs: z.number(),
        symbolIds: z.array(z.string()),
      }),
    ),
  }),
});
