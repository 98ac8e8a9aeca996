'use client';
// Favourites, spot or futures, and the search in them.
import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { Link } from '#lib/i18n/navigation.ts';
import { marketLines, writeView, wholeView } from './market-view.ts';
import type { ShownView } from './use-market-view.ts';

export function LineBar({ view, onSearch }: Pick<ShownView, 'view' | 'onSearch'>) {
  const t = useTranslations('markets');
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-subtle px-2 md:h-14 md:pe-3">
      <nav aria-label={t('types')} className="flex flex-1 max-md:basis-full md:h-full">
        {marketLines.map((line) => (
          <Link
            key={line}
            href={`/markets${writeView({ ...wholeView, line, search: view.search })}`}
            aria-current={line === view.line ? 'page' : undefined}
            className="relative inline-flex h-11 items-center whitespace-nowrap px-3 text-sm text-muted -outline-offset-2 hover:text-primary aria-[current]:font-medium aria-[current]:text-primary aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:bg-accent md:h-full"
          >
            {t(line)}
          </Link>
        ))}
      </nav>
      <label className="ms-auto flex h-9 w-full items-center gap-2 rounded-md border border-field bg-field px-3 field-ring focus-within:border-accent max-md:mb-2 max-md:h-11 md:w-60">
        <Search size={15} aria-hidden className="text-muted" />
        <input
          type="search"
          value={view.search}
          onChange={(event) => onSearch(event.target.value.slice(0, 20))}
          aria-label={t('search')}
          placeholder={t('search')}
          className="min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-disabled"
        />
      </label>
    </div>
  );
}
