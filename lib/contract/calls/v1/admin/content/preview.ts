// Markdown as a page would show it; nothing is kept.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { contentBody } from '#lib/contract/site/content.ts';
import { written } from '#lib/contract/wire/article.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';

export const previewContent = defineCall({
  name: 'previewContent',
  path: 'v1/admin/content/preview',
  ...fromUser({ audience: 'operator', scope: 'session', rateClass: 'read' }),
  request: reading({ locale: siteLocale, body: contentBody }),
  response: z.object(written),
});
