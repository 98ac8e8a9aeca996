// Read a folder of content on the machine of the exchange into the store. What operators have edited stays.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { asText } from '#lib/contract/wire/fields.ts';

export const importContentFolder = defineCall({
  name: 'importContentFolder',
  path: 'v1/operator/content/import',
  ...fromOperator('session'),
  request: changing({
    folder: asText.check(z.regex(/^(\/|[A-Za-z]:\\).{1,1000}$/, 'must be the whole path of a folder')),
  }),
  response: z.object({ added: z.number(), changed: z.number(), same: z.number(), kept: z.number() }),
  errors: ['contentNotUnderstood'],
});
