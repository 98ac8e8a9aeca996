// Writes a version.
import { writeContent } from '#lib/contract/calls/v1/admin/content/write.ts';
import { editRefusal } from '#server/http/content/editor-answer.ts';
import { languages } from '#server/http/content/languages.ts';
import { refuseField } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveWriteContent = serveUser(
  writeContent,
  ['accounts', 'contentEditor'],
  async ({ item, tag, ...writing }, { userId }, { accounts, contentEditor }) => {
    if (!languages.some((language) => language.tag === tag)) return refuseField('tag', 'must be a language of the site');
    const version = await contentEditor.write(await accounts.emailOf(userId), item, tag, writing);
    return typeof version === 'string' ? editRefusal(version) : { version };
  },
);
