// Writes a version.
import { writeContent } from '#lib/contract/calls/v1/admin/content/write.ts';
import { editRefusal } from '#server/answers/content/editor-answer.ts';
import { languages } from '#server/answers/content/languages.ts';
import { refuseField } from '#server/answers/refusal/refusal.ts';
import { serveDesk } from '#server/http/serving/serve.ts';

export const serveWriteContent = serveDesk(
  writeContent,
  ['contentEditor'],
  async ({ item }, { contentEditor }) => contentEditor.item(item),
  async ({ item, tag, ...writing }, operator, { contentEditor }) => {
    if (!languages.some((language) => language.tag === tag)) return refuseField('tag', 'must be a language of the site');
    const version = await contentEditor.write(operator, item, tag, writing);
    return typeof version === 'string' ? editRefusal(version) : { version };
  },
);
