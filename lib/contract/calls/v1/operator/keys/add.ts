// Make a key for an operator. It is told this once; the exchange keeps a hash of it. With the first key alone.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { operatorName } from '#lib/contract/wire/withdrawal-fields.ts';

export const addOperatorKey = defineCall({
  name: 'addOperatorKey',
  path: 'v1/operator/keys/add',
  ...fromOperator('session'),
  request: changing({ operator: operatorName }),
  response: z.object({ operator: z.string(), key: z.string() }),
});
