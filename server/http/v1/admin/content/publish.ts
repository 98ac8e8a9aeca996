// Lets a version be seen.
import { publishContent } from '#lib/contract/calls/v1/admin/content/publish.ts';
import { editRefusal } from '#server/answers/content/editor-answer.ts';
import { serveDesk } from '#server/http/serving/serve.ts';

export const servePublishContent = serveDesk(
  publishContent,
  ['contentEditor'],
  async ({ item }, { contentEditor }) => contentEditor.item(item),
  async ({ item, tag, version, fromMs = null, untilMs = null }, operator, { contentEditor }) => {
    const refused = await contentEditor.publish(operator, item, tag, version, { fromMs, untilMs });
    return refused === null ? {} : editRefusal(refused);
  },
);
