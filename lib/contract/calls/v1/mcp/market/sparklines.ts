// The last day of every contract of a line in one answer: hourly closing prices, for small curves beside a name.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractLine } from '#lib/contract/wire/contract-fields.ts';

export const getContractSparklines = defineCall({
  name: 'getContractSparklines',
  path: 'v1/mcp/market/sparklines',
  ...fromAnybody('read', 'GET'),
  request: reading({ businessLine: contractLine }),
  /** Oldest first, at most 24; made anew once a minute. */
  response: z.object({ list: z.array(z.object({ symbol: z.string(), closes: z.array(decimalText) })) }),
});
