// Every funding rate that a perpetual was ever settled at, as a file: answered as it is read, not in an envelope.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';

export const exportSettledFunding = defineCall({
  name: 'exportSettledFunding',
  path: 'v1/mcp/market/settle/feeRate/export',
  ...fromAnybody('session', 'GET'),
  request: reading({ symbolId }),
  /** The text of the file, line by line. */
  response: z.string(),
  errors: ['symbolNotOpen'],
});
