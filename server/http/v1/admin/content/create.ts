// Makes an item.
import { createContent } from '#lib/contract/calls/v1/admin/content/create.ts';
import { missingTerm } from '#lib/contract/site/content.ts';
import { editRefusal } from '#server/answers/content/editor-answer.ts';
import { serveDesk } from '#server/http/serving/serve.ts';

export const serveCreateContent = serveDesk(
  createContent,
  ['contentEditor'],
  async ({ kind, slug }, { contentEditor }) => (await contentEditor.list(kind)).find((one) => one.slug === slug) ?? null,
  async (wanted, operator, { contentEditor }) => {
    const made = await contentEditor.create(operator, wanted);
    return typeof made === 'string' ? editRefusal(made, missingTerm(wanted.kind, wanted.terms) ?? '') : { item: made };
  },
);
