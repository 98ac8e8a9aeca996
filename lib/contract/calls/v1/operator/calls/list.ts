// The calls that operators made, newest first: who, when, from where, which call with what, and what it changed.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { largestRow, pageSize, shortText, whole } from '#lib/contract/wire/fields.ts';

export const getOperatorCalls = defineCall({
  name: 'getOperatorCalls',
  path: 'v1/operator/calls/list',
  ...fromOperator('read'),
  request: changing({
    /** The name of one operator; left out: all. */
    operator: z.optional(shortText),
    /** The last number of the page before. */
    before: z.optional(whole(1, largestRow)),
    pageSize,
  }),
  response: z.object({
    list: z.array(
      z.object({
        number: z.number(),
        timeMs: z.number(),
        operator: z.string(),
        call: z.string(),
        address: z.string(),
        requestId: z.string(),
        request: z.unknown(),
        /** Null: it changes nothing. */
        before: z.unknown(),
        /** Null: it was cut short, or its end is not known. */
        code: z.nullable(z.string()),
        after: z.unknown(),
      }),
    ),
  }),
});
