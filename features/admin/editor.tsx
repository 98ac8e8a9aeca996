'use client';
// Writes one language of an item: a new version with each saving, shown beside it as its readers would see it.
import { useTranslations } from 'next-intl';
import { useId, useState, type SubmitEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { writeContent } from '#lib/contract/calls/v1/admin/content/write.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { AdminProblem, useAdminAction } from './admin-form.tsx';
import { Preview } from './preview.tsx';

export type Draft = { readonly title: string; readonly summary: string; readonly body: string; readonly keywords: readonly string[] };

type Props = { readonly item: number; readonly tag: string; readonly draft: Draft; readonly onWritten: () => void };

export function Editor({ item, tag, draft, onWritten }: Props) {
  const [t, api, act, id] = [useTranslations('admin'), useApi(), useAdminAction(), useId()];
  const [title, setTitle] = useState(draft.title);
  const [summary, setSummary] = useState(draft.summary);
  const [body, setBody] = useState(draft.body);
  const [keywords, setKeywords] = useState(draft.keywords.join(', '));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const words = keywords.split(/[,،、，]/).map((word) => word.trim());
    const writing = { item, tag, title, summary, body, keywords: words.filter((word) => word !== '') };
    void act
      .run(() => api.call(writeContent, writing))
      .then((written) => {
        if (written) onWritten();
      });
  };
  const { direction: dir } = localeOf(tag);
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField label={t('editor.title')} lang={tag} dir={dir} value={title} onChange={(event) => setTitle(event.target.value)} />
        <TextField label={t('editor.summary')} lang={tag} dir={dir} value={summary} onChange={(event) => setSummary(event.target.value)} />
        <TextField
          label={t('editor.keywords')}
          lang={tag}
          dir={dir}
          value={keywords}
          onChange={(event) => setKeywords(event.target.value)}
        />
        <div>
          <label htmlFor={id} className="mb-1.5 block text-sm text-secondary">
            {t('editor.body')}
          </label>
          <textarea
            id={id}
            lang={tag}
            dir={dir}
            rows={20}
            value={body}
            onChange={(event) => setBody(event.target.value)}
            className="w-full rounded-md border border-field bg-field p-3 font-mono text-sm leading-6 text-primary focus:border-accent"
          />
        </div>
        <AdminProblem text={act.problem} />
        <Button type="submit" look="primary" size="large" pending={act.pending} className="self-start">
          {t('editor.save')}
        </Button>
      </form>
      <Preview title={title} summary={summary} body={body} tag={tag} />
    </div>
  );
}
