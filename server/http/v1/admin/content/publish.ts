// Lets a version be seen.
import { publishContent } from '#lib/contract/calls/v1/admin/content/publish.ts';
import { deskRefusal } from '#server/http/content/desk-answer.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePublishContent = serveUser(
  publishContent,
  ['accounts', 'contentDesk'],
  async ({ item, tag, version, fromMs = null, untilMs = null }, { userId }, { accounts, contentDesk }) => {
    const refused = await contentDesk.publish(await accounts.emailOf(userId), item, tag, version, { fromMs, untilMs });
    return refused === null ? {} : deskRefusal(refused);
  },
);
