// The funding rates that a perpetual was settled at, newest first.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { settledFunding } from '#lib/contract/history/contract-history.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';

/** Back from now: seven days, or thirty. */
export const fundingRangeMs = { '7d': 604_800_000, '1m': 2_592_000_000 } as const;

export const getSettledFunding = defineCall({
  name: 'getSettledFunding',
  path: 'v1/mcp/market/settle/feeRate/list',
  ...fromAnybody('read'),
  request: reading({ symbolId, range: z.enum(['7d', '1m'], { error: 'must be 7d or 1m' }) }),
  response: z.object({ list: z.array(settledFunding) }),
  errors: ['symbolNotOpen'],
});
