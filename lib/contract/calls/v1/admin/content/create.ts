// Make an item without any text yet.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { contentKind, contentSlug, contentTerms } from '#lib/contract/site/content.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const createContent = defineCall({
  name: 'createContent',
  path: 'v1/admin/content/create',
  ...fromUser({ audience: 'operator', scope: 'session', rateClass: 'session' }),
  request: changing({ kind: contentKind, slug: contentSlug, terms: contentTerms }),
  response: z.object({ item: z.number() }),
  errors: ['contentNameTaken', 'contentTermMissing'],
});
