// Write a new version in one language. Nobody sees it until it is published.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { contentBody, contentKeywords, contentSummary, contentTitle } from '#lib/contract/site/content.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { itemNumber, languageTag } from '#lib/contract/wire/edited-content.ts';

export const writeContent = defineCall({
  name: 'writeContent',
  path: 'v1/admin/content/write',
  ...fromUser({ audience: 'operator', scope: 'session', rateClass: 'session' }),
  request: changing({
    item: itemNumber,
    tag: languageTag,
    title: contentTitle,
    summary: contentSummary,
    body: contentBody,
    keywords: contentKeywords,
  }),
  response: z.object({ version: z.number() }),
  errors: ['unknownContent', 'contentUnchanged'],
});
