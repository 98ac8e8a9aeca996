// Says where and how an item is shown.
import { setContentTerms } from '#lib/contract/calls/v1/admin/content/terms.ts';
import { neededTerms } from '#lib/contract/site/content.ts';
import { deskRefusal } from '#server/http/content/desk-answer.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSetContentTerms = serveUser(
  setContentTerms,
  ['accounts', 'contentDesk'],
  async ({ item, terms }, { userId }, { accounts, contentDesk }) => {
    const refused = await contentDesk.setTerms(await accounts.emailOf(userId), item, terms);
    if (refused === null) return {};
    const kind = (await contentDesk.item(item))?.kind;
    return deskRefusal(refused, kind === undefined ? '' : neededTerms[kind].join(', '));
  },
);
