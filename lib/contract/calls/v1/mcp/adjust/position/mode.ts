// Choose for a line of contracts: one position in each, or a long and a short beside each other.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { contractLine, positionMode } from '#lib/contract/wire/contract-fields.ts';

export const setPositionMode = defineCall({
  name: 'setPositionMode',
  path: 'v1/mcp/adjust/position/mode',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({ businessLine: contractLine, positionMode }),
  response: z.object({ businessLine: z.number(), positionMode }),
  errors: ['symbolNotOpen', 'openPositionOrOrder'],
});
