// All content of a kind, as operators see it listed.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { contentKind } from '../../../../site/content.ts';
import { reading } from '../../../../wire/body.ts';
import { contentItem } from '../../../../wire/edited-content.ts';

export const getContentList = defineCall({
  name: 'getContentList',
  method: 'POST',
  path: 'v1/admin/content/list',
  access: 'user',
  audience: 'operator',
  rateClass: 'read',
  request: reading({ kind: contentKind }),
  response: z.object({ list: z.array(contentItem) }),
  errors: [],
});
