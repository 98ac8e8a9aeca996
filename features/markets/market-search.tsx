'use client';
// The search in the markets of a line.
import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';

import type { ShownView } from './use-market-view.ts';

export function MarketSearch({ view, onSearch }: Pick<ShownView, 'view' | 'onSearch'>) {
  const t = useTranslations('markets');
  return (
    <label className="ms-auto flex h-9 min-w-0 items-center gap-2 rounded-md border border-field bg-field px-3 field-ring focus-within:border-accent max-md:h-11 max-md:flex-1 md:w-60">
      <Search size={15} aria-hidden className="shrink-0 text-muted" />
      <input
        type="search"
        value={view.search}
        onChange={(event) => onSearch(event.target.value.slice(0, 20))}
        aria-label={t('search')}
        placeholder={t('search')}
        className="min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-disabled"
      />
    </label>
  );
}
