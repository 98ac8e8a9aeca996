// Takes something back.
import { unpublishContent } from '#lib/contract/calls/v1/admin/content/unpublish.ts';
import { editRefusal } from '#server/answers/content/editor-answer.ts';
import { serveDesk } from '#server/http/serving/serve.ts';

export const serveUnpublishContent = serveDesk(
  unpublishContent,
  ['contentEditor'],
  async ({ item }, { contentEditor }) => contentEditor.item(item),
  async ({ item, tag }, operator, { contentEditor }) => {
    const refused = await contentEditor.unpublish(operator, item, tag);
    return refused === null ? {} : editRefusal(refused);
  },
);
