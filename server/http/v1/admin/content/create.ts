// Makes an item.
import { createContent } from '#lib/contract/calls/v1/admin/content/create.ts';
import { missingTerm } from '#lib/contract/site/content.ts';
import { deskRefusal } from '#server/http/content/desk-answer.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCreateContent = serveUser(
  createContent,
  ['accounts', 'contentDesk'],
  async (wanted, { userId }, { accounts, contentDesk }) => {
    const made = await contentDesk.create(await accounts.emailOf(userId), wanted);
    return typeof made === 'string' ? deskRefusal(made, missingTerm(wanted.kind, wanted.terms) ?? '') : { item: made };
  },
);
