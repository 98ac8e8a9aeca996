// One item, and every version of it in one language, newest first.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { reading } from '../../../../wire/body.ts';
import { deskItem, deskVersion, itemNumber, languageTag } from '../../../../wire/desk.ts';

export const getDeskItem = defineCall({
  name: 'getDeskItem',
  method: 'POST',
  path: 'v1/admin/content/read',
  access: 'user',
  audience: 'operator',
  rateClass: 'read',
  request: reading({ item: itemNumber, tag: z.optional(languageTag) }),
  response: z.object({ item: deskItem, versions: z.array(deskVersion) }),
  errors: ['unknownContent'],
});
