'use client';
// Favourites, spot or futures.
import { useTranslations } from 'next-intl';

import { Link } from '#lib/i18n/navigation.ts';
import { addressOf, marketLines, wholeLine, type MarketView } from './market-view.ts';

export function LineBar({ view }: { readonly view: MarketView }) {
  const t = useTranslations('markets');
  return (
    <nav aria-label={t('types')} className="flex border-b border-subtle px-2 md:h-12">
      {marketLines.map((line) => (
        <Link
          key={line}
          href={addressOf({ ...wholeLine({ path: line === 'futures' ? view.path : '/markets', line }), search: view.search })}
          aria-current={line === view.line ? 'page' : undefined}
          className="relative inline-flex h-11 items-center whitespace-nowrap px-3 text-sm text-muted -outline-offset-2 hover:text-primary aria-[current]:font-medium aria-[current]:text-primary aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:bg-accent md:h-full"
        >
          {t(line)}
        </Link>
      ))}
    </nav>
  );
}
