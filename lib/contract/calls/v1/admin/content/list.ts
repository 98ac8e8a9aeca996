// All content of a kind, as the operator's desk lists it.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { contentKind } from '../../../../site/content.ts';
import { reading } from '../../../../wire/body.ts';
import { deskItem } from '../../../../wire/desk.ts';

export const getDeskList = defineCall({
  name: 'getDeskList',
  method: 'POST',
  path: 'v1/admin/content/list',
  access: 'user',
  audience: 'operator',
  rateClass: 'read',
  request: reading({ kind: contentKind }),
  response: z.object({ list: z.array(deskItem) }),
  errors: [],
});
