'use client';
// Makes an item of a kind; its texts are written on its own page.
import { useTranslations } from 'next-intl';
import type { SubmitEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { createContent } from '#lib/contract/calls/v1/admin/content/create.ts';
import type { ContentKind } from '#lib/contract/site/content.ts';
import { useRouter } from '#lib/i18n/navigation.ts';
import { AdminProblem, fieldOf, useAdminAction } from './admin-form.tsx';
import { readTerms } from './read-terms.ts';
import { TermFields } from './term-fields.tsx';

export function NewItem({ kind }: { readonly kind: ContentKind }) {
  const [t, api, act, router] = [useTranslations('admin'), useApi(), useAdminAction(), useRouter()];
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const terms = readTerms(kind, {}, (field) => fieldOf(form, field));
    void act.run(async () => {
      const { item } = await api.call(createContent, { kind, slug: fieldOf(form, 'slug'), terms });
      router.push(`/admin/${item}`);
    });
  };
  return (
    <details className="rounded-xl border border-subtle bg-surface-1">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-medium">{t('new.title')}</summary>
      <form key={kind} noValidate onSubmit={submit} className="grid items-end gap-4 px-4 pb-4 md:grid-cols-3">
        <TextField label={t('new.slug')} name="slug" dir="ltr" autoComplete="off" />
        <TermFields kind={kind} terms={{}} />
        <Button type="submit" look="primary" size="large" pending={act.pending} className="md:justify-self-start">
          {t('new.make')}
        </Button>
        <div className="md:col-span-3">
          <AdminProblem text={act.problem} />
        </div>
      </form>
    </details>
  );
}
