// Every dated contract with the price that it was delivered at, as a file: answered as it is read, not in an envelope.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractLine } from '#lib/contract/wire/contract-fields.ts';

export const exportDeliveries = defineCall({
  name: 'exportDeliveries',
  path: 'v1/mcp/contract/delivery/export',
  ...fromAnybody('session', 'GET'),
  /** Without a line: all. */
  request: reading({ businessLine: z.optional(contractLine), format: z.enum(['csv'], { error: 'must be csv' }) }),
  /** The text of the file, line by line. */
  response: z.string(),
});
