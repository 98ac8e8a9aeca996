// Lets a version be seen.
import { publishContent } from '#lib/contract/calls/v1/admin/content/publish.ts';
import { editRefusal } from '#server/http/content/editor-answer.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePublishContent = serveUser(
  publishContent,
  ['accounts', 'contentEditor'],
  async ({ item, tag, version, fromMs = null, untilMs = null }, { userId }, { accounts, contentEditor }) => {
    const refused = await contentEditor.publish(await accounts.emailOf(userId), item, tag, version, { fromMs, untilMs });
    return refused === null ? {} : editRefusal(refused);
  },
);
