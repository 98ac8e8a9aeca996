'use client';
// The lists of a line, and the quote coins and sectors that narrow them.
import { useTranslations } from 'next-intl';

import type { Sector } from './market-lines.ts';
import { listsOf, marketShows, type MarketView } from './market-view.ts';
import { ViewLink } from './view-link.tsx';

const chip = 'group inline-flex items-center text-xs text-secondary max-md:h-11';
const chipFace =
  'inline-flex h-8 items-center whitespace-nowrap rounded-full px-3 group-hover:bg-surface-2 group-hover:text-primary group-aria-[current]:bg-surface-3 group-aria-[current]:font-medium group-aria-[current]:text-primary';
const small = 'group inline-flex items-center text-xs text-muted max-md:h-11';
const smallFace =
  'inline-flex h-7 items-center whitespace-nowrap rounded px-2 group-hover:text-primary group-aria-[current]:bg-surface-2 group-aria-[current]:text-primary';

type Props = {
  readonly view: MarketView;
  readonly onView: (view: MarketView) => void;
  readonly quotes: readonly string[];
  readonly sectors: readonly Sector[];
};

export function ListBar({ view, onView, quotes, sectors }: Props) {
  const t = useTranslations('markets');
  const narrowed = { ...view, page: 1 };
  const isCompared = view.show === 'compare';
  return (
    <div className="border-b border-subtle px-2 py-2 md:px-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <nav aria-label={t('lists')} className="flex gap-1 overflow-x-auto">
          {listsOf(view.line).map((list) => (
            <ViewLink
              key={list}
              view={{ ...narrowed, list, sort: null, show: isCompared ? 'table' : view.show }}
              onView={onView}
              isChosen={!isCompared && list === view.list}
              className={chip}
            >
              <span className={chipFace}>{t(list === 'all' ? 'all' : `list.${list}`)}</span>
            </ViewLink>
          ))}
        </nav>
        <div role="group" aria-label={t('views')} className="flex gap-1 md:rounded-full md:border md:border-subtle">
          {marketShows.map((show) => (
            <ViewLink key={show} view={{ ...narrowed, show }} onView={onView} isChosen={show === view.show} className={chip}>
              <span className={chipFace}>{t(show)}</span>
            </ViewLink>
          ))}
        </div>
      </div>
      <div hidden={isCompared} className="flex gap-x-6 overflow-x-auto pt-1 ps-1">
        <div role="group" aria-label={t('quote')} className="flex items-center gap-1">
          <span aria-hidden className="whitespace-nowrap pe-1 text-xs text-muted">
            {t('quote')}
          </span>
          {['', ...quotes].map((quote) => (
            <ViewLink key={quote} view={{ ...narrowed, quote }} onView={onView} isChosen={quote === view.quote} className={small}>
              <span className={smallFace}>{quote === '' ? t('all') : quote}</span>
            </ViewLink>
          ))}
        </div>
        {sectors.length > 0 ? (
          <div role="group" aria-label={t('sector')} className="flex items-center gap-1">
            <span aria-hidden className="whitespace-nowrap pe-1 text-xs text-muted">
              {t('sector')}
            </span>
            {[null, ...sectors].map((sector) => (
              <ViewLink
                key={sector?.conceptId ?? 0}
                view={{ ...narrowed, sector: sector?.conceptId ?? null }}
                onView={onView}
                isChosen={(sector?.conceptId ?? null) === view.sector}
                className={small}
              >
                <span className={smallFace}>{sector?.conceptName ?? t('all')}</span>
              </ViewLink>
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
}
