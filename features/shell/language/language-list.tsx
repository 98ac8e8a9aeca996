'use client';
// All languages, each in its own words. The page stays where it is, with all that stands in its address.
import { Check, Search } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

import { localeTable } from '#lib/i18n/locales.ts';
import { LanguageLink } from './language-navigation.tsx';
import { usePathname } from '#lib/i18n/navigation.ts';
import { findLanguages } from './find-languages.ts';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function LanguageList({ onChosen }: { readonly onChosen: () => void }) {
  const t = useTranslations('shell');
  const current = useLocale();
  const path = usePathname();
  const [query, setQuery] = useState('');
  const list = useRef<HTMLUListElement>(null);
  // Under a finger the keypad would cover the list.
  const [writesFirst] = useState(() => window.matchMedia('(pointer: fine)').matches);
  const found = findLanguages(localeTable, query, current);

  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);

  const links = (): HTMLAnchorElement[] => [...(list.current?.querySelectorAll('a') ?? [])];
  const fromField = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'ArrowDown') links()[0]?.focus();
    else if (query.trim() !== '') links()[0]?.click();
  };
  const fromList = (event: KeyboardEvent): void => {
    const all = links();
    const here = all.findIndex((link) => link === document.activeElement);
    const mirrored = document.documentElement.dir === 'rtl' && event.key.match(/Left|Right/) !== null;
    // As many in a row as the screen has room for.
    const columns = all.filter((link) => link.offsetTop === all[0]?.offsetTop).length;
    const step = { ArrowDown: columns, ArrowUp: -columns }[event.key] ?? (steps[event.key] ?? 0) * (mirrored ? -1 : 1);
    if (here < 0 || step === 0) return;
    event.preventDefault();
    all[Math.min(Math.max(here + step, 0), all.length - 1)]?.focus();
  };
  return (
    <>
      <label className="mb-3 flex h-11 items-center gap-2 rounded-md border border-field bg-field px-3 field-ring focus-within:border-accent">
        <Search size={16} aria-hidden className="text-muted" />
        <span className="sr-only">{t('findLanguage')}</span>
        <input
          data-autofocus={writesFirst || undefined}
          type="text"
          role="searchbox"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={fromField}
          placeholder={t('findLanguage')}
          autoComplete="off"
          className="h-full min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-muted"
        />
      </label>
      <ul ref={list} className="grid min-h-72 grid-cols-2 content-start gap-1 sm:min-h-80 sm:grid-cols-3">
        {found.map((language) => {
          const { tag, name, direction } = language;
          return (
            <li key={tag}>
              <LanguageLink
                href={`${path}${window.location.search}`}
                language={language}
                aria-current={tag === current ? 'true' : undefined}
                onClick={onChosen}
                onKeyDown={fromList}
                className={`flex min-h-10 items-center justify-between gap-2 rounded-md px-3 py-2 text-start text-sm hover:bg-surface-2 max-md:min-h-11 ${tag === current ? 'bg-surface-2 font-medium text-accent' : 'text-primary'}`}
              >
                <bdi lang={tag} dir={direction}>
                  {name}
                </bdi>
                {tag === current ? <Check size={16} aria-hidden className="shrink-0" /> : null}
              </LanguageLink>
            </li>
          );
        })}
      </ul>
      <p role="status" className={`text-sm text-muted ${found.length > 0 ? 'sr-only' : 'pb-2'}`}>
        {found.length === 0 ? t('noLanguage') : ''}
      </p>
    </>
  );
}
