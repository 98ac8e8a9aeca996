// The dated contracts of a line, the last to end first: those that were delivered with their prices, and those that wait.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { delivery } from '#lib/contract/history/contract-history.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractLine } from '#lib/contract/wire/contract-fields.ts';

export const getDeliveries = defineCall({
  name: 'getDeliveries',
  path: 'v1/mcp/contract/delivery/list',
  ...fromAnybody('read'),
  request: reading({ businessLine: z.optional(contractLine) }),
  response: z.object({ list: z.array(delivery) }),
});
