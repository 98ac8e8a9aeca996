// The changes of content, each with its author, newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { itemNumber } from '#lib/contract/wire/edited-content.ts';
import { pageSize } from '#lib/contract/wire/fields.ts';

export const getContentChanges = defineCall({
  name: 'getContentChanges',
  path: 'v1/admin/content/changes',
  ...fromUser({ audience: 'operator', scope: 'session', rateClass: 'read' }),
  request: reading({ pageSize, before: z.optional(itemNumber) }),
  response: z.object({
    list: z.array(
      z.object({
        change: z.number(),
        atMs: z.number(),
        /** Empty: files. */
        who: z.string(),
        action: z.string(),
        kind: z.string(),
        slug: z.string(),
        tag: z.string(),
        version: z.nullable(z.number()),
      }),
    ),
  }),
});
