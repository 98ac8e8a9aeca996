'use client';
// The place and manner in which an item is shown, to be changed at once for all languages.
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { setContentTerms } from '#lib/contract/calls/v1/admin/content/terms.ts';
import type { ContentKind, ContentTerms } from '#lib/contract/site/content.ts';
import { AdminProblem, fieldOf, useAdminAction } from './admin-form.tsx';
import { readTerms } from './read-terms.ts';
import { TermFields } from './term-fields.tsx';

type Props = { readonly item: number; readonly kind: ContentKind; readonly terms: ContentTerms };

export function ItemTerms({ item, kind, terms }: Props) {
  const [t, api, act] = [useTranslations('admin'), useApi(), useAdminAction()];
  const [done, setDone] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const wanted = readTerms(kind, terms, (field) => fieldOf(form, field));
    void act.run(() => api.call(setContentTerms, { item, terms: wanted })).then(setDone);
  };
  return (
    <details className="rounded-xl border border-subtle bg-surface-1">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-medium">{t('term.title')}</summary>
      <form noValidate onSubmit={submit} className="grid items-end gap-4 px-4 pb-4 md:grid-cols-3">
        <TermFields kind={kind} terms={terms} />
        <Button type="submit" size="large" pending={act.pending} className="md:justify-self-start">
          {t('term.save')}
        </Button>
        <div role="status" className="text-sm text-positive md:col-span-3">
          {done ? t('term.saved') : null}
        </div>
        <AdminProblem text={act.problem} />
      </form>
    </details>
  );
}
