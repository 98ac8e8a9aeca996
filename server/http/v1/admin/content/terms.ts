// Says where and how an item is shown.
import { setContentTerms } from '#lib/contract/calls/v1/admin/content/terms.ts';
import { neededTerms } from '#lib/contract/site/content.ts';
import { editRefusal } from '#server/http/content/editor-answer.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSetContentTerms = serveUser(
  setContentTerms,
  ['accounts', 'contentEditor'],
  async ({ item, terms }, { userId }, { accounts, contentEditor }) => {
    const refused = await contentEditor.setTerms(await accounts.emailOf(userId), item, terms);
    if (refused === null) return {};
    const kind = (await contentEditor.item(item))?.kind;
    return editRefusal(refused, kind === undefined ? '' : neededTerms[kind].join(', '));
  },
);
