// Markdown as a page would show it; nothing is kept.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../call.ts';
import { contentBody } from '../../../../site/content.ts';
import { written } from '../../../../wire/article.ts';
import { reading } from '../../../../wire/body.ts';
import { siteLocale } from '../../../../wire/site-locale.ts';

export const previewContent = defineCall({
  name: 'previewContent',
  path: 'v1/admin/content/preview',
  ...fromUser({ audience: 'operator', scope: 'session', rateClass: 'read' }),
  request: reading({ locale: siteLocale, body: contentBody }),
  response: z.object(written),
});
