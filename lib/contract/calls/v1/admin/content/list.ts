// All content of a kind, as operators see it listed.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { contentKind } from '#lib/contract/site/content.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contentItem } from '#lib/contract/wire/edited-content.ts';

export const getContentList = defineCall({
  name: 'getContentList',
  path: 'v1/admin/content/list',
  ...fromUser({ audience: 'operator', scope: 'session', rateClass: 'read' }),
  request: reading({ kind: contentKind }),
  response: z.object({ list: z.array(contentItem) }),
});
