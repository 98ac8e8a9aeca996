// The changes of content, each with its author, newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../call.ts';
import { reading } from '../../../../wire/body.ts';
import { itemNumber } from '../../../../wire/edited-content.ts';
import { pageSize } from '../../../../wire/fields.ts';

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
