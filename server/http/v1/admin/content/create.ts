// Makes an item.
import { createContent } from '#lib/contract/calls/v1/admin/content/create.ts';
import { missingTerm } from '#lib/contract/site/content.ts';
import { editRefusal } from '#server/http/content/editor-answer.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCreateContent = serveUser(
  createContent,
  ['accounts', 'contentEditor'],
  async (wanted, { userId }, { accounts, contentEditor }) => {
    const made = await contentEditor.create(await accounts.emailOf(userId), wanted);
    return typeof made === 'string' ? editRefusal(made, missingTerm(wanted.kind, wanted.terms) ?? '') : { item: made };
  },
);
