// Revoke the key of an operator at once. With the first key alone.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '../../../../call.ts';
import { changing } from '../../../../wire/body.ts';
import { operatorName } from '../../../../wire/withdrawal-fields.ts';

export const revokeOperatorKey = defineCall({
  name: 'revokeOperatorKey',
  path: 'v1/operator/keys/revoke',
  ...fromOperator('session'),
  request: changing({ operator: operatorName }),
  response: z.object({ operator: z.string() }),
});
