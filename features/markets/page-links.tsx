'use client';
// The pages of a long list, with the places that this one has.
import { useTranslations } from 'next-intl';

import type { ListPage } from './market-lines.ts';
import type { MarketView } from './market-view.ts';
import { ViewLink } from './view-link.tsx';

const link =
  'inline-grid h-8 min-w-8 place-items-center rounded border border-subtle px-2 text-secondary hover:bg-surface-2 hover:text-primary aria-[current]:border-accent aria-[current]:text-primary max-md:h-11 max-md:min-w-11';

type Props = {
  readonly part: ListPage;
  readonly view: MarketView;
  readonly onView: (view: MarketView) => void;
};

export function PageLinks({ part: { page, pages }, view, onView }: Props) {
  const t = useTranslations('markets');
  if (pages === 1) return null;
  const step = (to: number, rel: 'next' | 'prev', text: string) =>
    to < 1 || to > pages ? null : (
      <ViewLink view={{ ...view, page: to }} onView={onView} rel={rel} className={link}>
        {text}
      </ViewLink>
    );
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-center gap-1 px-3 py-3 text-xs">
      {step(page - 1, 'prev', t('previous'))}
      {Array.from({ length: pages }, (_, place) => place + 1).map((number) => (
        <ViewLink key={number} view={{ ...view, page: number }} onView={onView} isChosen={number === page} className={link}>
          {number}
        </ViewLink>
      ))}
      {step(page + 1, 'next', t('next'))}
    </nav>
  );
}
