// Takes something back.
import { unpublishContent } from '#lib/contract/calls/v1/admin/content/unpublish.ts';
import { editRefusal } from '#server/http/content/editor-answer.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveUnpublishContent = serveUser(
  unpublishContent,
  ['accounts', 'contentEditor'],
  async ({ item, tag }, { userId }, { accounts, contentEditor }) => {
    const refused = await contentEditor.unpublish(await accounts.emailOf(userId), item, tag);
    return refused === null ? {} : editRefusal(refused);
  },
);
