// Say whether an isolated position that runs short is topped up from the wallet. Answers the position as it is then.
import * as z from 'zod/mini';

import { defineCall } from '../../../../../call.ts';
import { contractPosition } from '../../../../../position.ts';
import { changing } from '../../../../../wire/body.ts';
import { positionName } from '../../../../../wire/contract-fields.ts';

export const setAutoAppend = defineCall({
  name: 'setAutoAppend',
  method: 'POST',
  path: 'v1/mcp/adjust/auto/append',
  access: 'user',
  audience: 'everybody',
  rateClass: 'trade',
  request: changing({ ...positionName, autoAppendMargin: z.boolean({ error: 'must be true or false' }) }),
  response: contractPosition,
  errors: ['symbolNotOpen', 'noPosition', 'notIsolated', 'contractEnded'],
});
