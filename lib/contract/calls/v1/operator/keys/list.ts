// The operators that have or had a key of their own, oldest first.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const getOperatorKeys = defineCall({
  name: 'getOperatorKeys',
  path: 'v1/operator/keys/list',
  ...fromOperator('read'),
  request: changing({}),
  response: z.object({
    list: z.array(z.object({ operator: z.string(), createTimeMs: z.number(), revokeTimeMs: z.nullable(z.number()) })),
  }),
});
