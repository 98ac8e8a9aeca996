// One item, and every version of it in one language, newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contentItem, contentVersion, itemNumber, languageTag } from '#lib/contract/wire/edited-content.ts';

export const getContentItem = defineCall({
  name: 'getContentItem',
  path: 'v1/admin/content/read',
  ...fromUser({ audience: 'operator', scope: 'session', rateClass: 'read' }),
  request: reading({ item: itemNumber, tag: z.optional(languageTag) }),
  response: z.object({ item: contentItem, versions: z.array(contentVersion) }),
  errors: ['unknownContent'],
});
