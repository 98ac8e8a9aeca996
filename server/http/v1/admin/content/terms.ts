// Says where and how an item is shown.
import { setContentTerms } from '#lib/contract/calls/v1/admin/content/terms.ts';
import { neededTerms } from '#lib/contract/site/content.ts';
import { editRefusal } from '#server/answers/content/editor-answer.ts';
import { serveDesk } from '#server/http/serving/serve.ts';

export const serveSetContentTerms = serveDesk(
  setContentTerms,
  ['contentEditor'],
  async ({ item }, { contentEditor }) => contentEditor.item(item),
  async ({ item, terms }, operator, { contentEditor }) => {
    const refused = await contentEditor.setTerms(operator, item, terms);
    if (refused === null) return {};
    const kind = (await contentEditor.item(item))?.kind;
    return editRefusal(refused, kind === undefined ? '' : neededTerms[kind].join(', '));
  },
);
