// Say whether an isolated position that runs short is topped up from the wallet. Answers the position as it is then.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../../call.ts';
import { contractPosition } from '../../../../../position.ts';
import { changing } from '../../../../../wire/body.ts';
import { positionName } from '../../../../../wire/contract-fields.ts';

export const setAutoAppend = defineCall({
  name: 'setAutoAppend',
  path: 'v1/mcp/adjust/auto/append',
  ...fromUser('everybody', 'trade'),
  request: changing({ ...positionName, autoAppendMargin: z.boolean({ error: 'must be true or false' }) }),
  response: contractPosition,
  errors: ['symbolNotOpen', 'noPosition', 'notIsolated', 'contractEnded'],
});
