// The total result of the user's positions that ended in a time, coin by coin.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { periodResult } from '#lib/contract/history/contract-history.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractScope } from '#lib/contract/wire/contract-list-fields.ts';
import { timeSpan } from '#lib/contract/wire/list-fields.ts';

export const getPeriodResult = defineCall({
  name: 'getPeriodResult',
  path: 'v1/mcp/history/result',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  /** The time is that of their ends, both ends of the time included. */
  request: reading({ ...contractScope, ...timeSpan }),
  response: z.object({ list: z.array(periodResult) }),
  errors: ['symbolNotOpen'],
});
