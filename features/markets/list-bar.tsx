'use client';
// The lists of a line, and the ways in which they are shown.
import { useTranslations } from 'next-intl';

import { listsOf, marketShows, type MarketView } from './market-view.ts';
import { ViewLink } from './view-link.tsx';

const chip = 'group inline-flex items-center text-xs text-secondary max-md:h-11';
const chipFace =
  'inline-flex h-8 items-center whitespace-nowrap rounded-full px-3 group-hover:bg-surface-2 group-hover:text-primary group-aria-[current]:bg-surface-3 group-aria-[current]:font-medium group-aria-[current]:text-primary';

type Props = {
  readonly view: MarketView;
  readonly onView: (view: MarketView) => void;
};

/** On a phone one line that is moved sideways; the button of the filters stands at its end. */
export function ListBar({ view, onView }: Props) {
  const t = useTranslations('markets');
  const narrowed = { ...view, page: 1 };
  const isCompared = view.show === 'compare';
  return (
    <div className="flex items-center justify-between gap-x-4 overflow-x-auto ps-2 max-md:me-12 md:flex-wrap md:px-3 md:pt-2">
      <nav aria-label={t('lists')} className="flex gap-1">
        {listsOf(view.line).map((list) => (
          <ViewLink
            key={list}
            view={{ ...narrowed, list, sort: null, show: isCompared ? 'table' : view.show }}
            onView={onView}
            isChosen={!isCompared && list === view.list}
            className={chip}
          >
            <span className={chipFace}>{t(list === 'all' || list === 'delivery' ? list : `list.${list}`)}</span>
          </ViewLink>
        ))}
      </nav>
      <div
        role="group"
        aria-label={t('views')}
        className="flex gap-1 max-md:border-s max-md:border-subtle max-md:ps-2 md:rounded-full md:border md:border-subtle"
      >
        {marketShows.map((show) => (
          <ViewLink key={show} view={{ ...narrowed, show }} onView={onView} isChosen={show === view.show} className={chip}>
            <span className={chipFace}>{t(show)}</span>
          </ViewLink>
        ))}
      </div>
    </div>
  );
}
