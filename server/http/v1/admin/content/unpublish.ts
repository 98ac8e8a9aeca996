// Takes something back.
import { unpublishContent } from '#lib/contract/calls/v1/admin/content/unpublish.ts';
import { deskRefusal } from '#server/http/content/desk-answer.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveUnpublishContent = serveUser(
  unpublishContent,
  ['accounts', 'contentDesk'],
  async ({ item, tag }, { userId }, { accounts, contentDesk }) => {
    const refused = await contentDesk.unpublish(await accounts.emailOf(userId), item, tag);
    return refused === null ? {} : deskRefusal(refused);
  },
);
