// Revoke the key of an operator at once. With the first key alone.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { operatorName } from '#lib/contract/wire/withdrawal-fields.ts';

export const revokeOperatorKey = defineCall({
  name: 'revokeOperatorKey',
  path: 'v1/operator/keys/revoke',
  ...fromOperator('session'),
  request: changing({ operator: operatorName }),
  response: z.object({ operator: z.string() }),
});
