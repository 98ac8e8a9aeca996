'use client';
// The fields that say where and how an item is shown: those of its kind.
import { useTranslations } from 'next-intl';

import { TextField } from '#components/ui/fields/text-field.tsx';
import { announcementCategories, type ContentKind, type ContentTerms } from '#lib/contract/site/content.ts';
import { termFields, writeTerm } from './read-terms.ts';

const select = 'mt-1.5 h-11 w-full rounded-md border border-field bg-field px-3 text-sm text-primary focus:border-accent';

export function TermFields({ kind, terms }: { readonly kind: ContentKind; readonly terms: ContentTerms }) {
  const t = useTranslations('admin');
  return termFields[kind].map((field) => {
    if (field === 'category')
      return (
        <label key={field} className="block text-sm text-secondary">
          {t('term.category')}
          <select name={field} defaultValue={terms.category ?? announcementCategories[0]} className={select}>
            {announcementCategories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </select>
        </label>
      );
    if (field === 'important')
      return (
        <label key={field} className="flex min-h-11 items-center gap-2 text-sm text-secondary">
          <input type="checkbox" name={field} defaultChecked={terms.important === true} className="size-5 accent-accent" />
          {t('term.important')}
        </label>
      );
    return (
      <TextField
        key={field}
        label={t(`term.${field}`)}
        name={field}
        dir="ltr"
        type={field === 'day' ? 'datetime-local' : 'text'}
        defaultValue={writeTerm(terms, field)}
      />
    );
  });
}
