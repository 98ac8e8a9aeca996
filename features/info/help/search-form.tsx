// The search of the help centre: a form that any browser sends by itself.
import { useTranslations } from 'next-intl';

import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { SiteIcon } from '#components/ui/icons/site-icon.tsx';

/** `action`: the address of the help centre in the reader's language. */
export function SearchForm({ action, asked }: { readonly action: string; readonly asked: string }) {
  const t = useTranslations('help');
  return (
    <form action={action} method="get" role="search" className="flex max-w-2xl gap-2">
      <label className="relative min-w-0 flex-1">
        <span className="sr-only">{t('search.label')}</span>
        <SiteIcon name="search" size={18} className="pointer-events-none absolute start-3.5 top-3.5 text-muted" />
        <input
          type="search"
          name="q"
          defaultValue={asked}
          maxLength={100}
          placeholder={t('search.placeholder')}
          className="h-11 w-full rounded-lg border border-strong bg-surface-1 pe-3 ps-11 text-base text-primary placeholder:text-muted focus:border-accent"
        />
      </label>
      <button type="submit" className={buttonClasses('primary', 'large')}>
        {t('search.send')}
      </button>
    </form>
  );
}
