// Tells one item with the versions of one language.
import { getContentItem } from '#lib/contract/calls/v1/admin/content/read.ts';
import { contentItem, contentVersion } from '#server/answers/content/editor-answer.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveDesk } from '#server/http/serving/serve.ts';

export const serveContentItem = serveDesk(
  getContentItem,
  ['contentEditor'],
  null,
  async ({ item, tag = 'en-US' }, _operator, { contentEditor }) => {
    const found = await contentEditor.item(item);
    if (found === null) return refuse('unknownContent');
    return { item: contentItem(found), versions: (await contentEditor.versions(item, tag)).map(contentVersion) };
  },
);
