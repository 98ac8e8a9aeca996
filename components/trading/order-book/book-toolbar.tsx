// The choice of what the book shows: both sides or one, and in which steps of the price.
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';

import type { SpotMarket } from '#lib/contract/market.ts';
import { groupingText } from './book-ladder.ts';
import { groupings, type BookUnit, type Grouping } from './group-levels.ts';

const bookViews = ['both', 'bids', 'asks'] as const;
export type BookView = (typeof bookViews)[number];

type Props = {
  readonly market: SpotMarket;
  readonly view: BookView;
  readonly grouping: Grouping;
  readonly unit: BookUnit;
  readonly onView: (view: BookView) => void;
  readonly onGrouping: (grouping: Grouping) => void;
  readonly onUnit: (unit: BookUnit) => void;
  /** At its end. */
  readonly tools?: ReactNode;
};

/** Four lines, the upper two for asks, the lower two for bids. */
function ViewIcon({ view }: { readonly view: BookView }) {
  const ask = view === 'bids' ? 'fill-positive' : 'fill-negative';
  const bid = view === 'asks' ? 'fill-negative' : 'fill-positive';
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden>
      {[1, 5].map((y) => (
        <rect key={y} x="1" y={y} width="14" height="2.5" rx="0.5" className={ask} />
      ))}
      {[9, 13].map((y) => (
        <rect key={y} x="1" y={y} width="14" height="2.5" rx="0.5" className={bid} />
      ))}
    </svg>
  );
}

export const BookToolbar = memo(function BookToolbar(props: Props) {
  const { market, view, grouping, unit, onView, onGrouping, onUnit, tools = null } = props;
  const t = useTranslations('terminal');
  const words = useTranslations('desk');
  const read = (text: string): void => {
    const chosen = groupings.find((one) => String(one) === text);
    if (chosen !== undefined) onGrouping(chosen);
  };
  return (
    <div className="flex h-9 shrink-0 items-center justify-between gap-1 px-2 max-md:h-11 3xl:border-b 3xl:border-subtle">
      <h2 className="hidden ps-1 text-xs font-medium 3xl:block">{t('book.name')}</h2>
      <div role="group" aria-label={t('book.view')} className="flex gap-0.5 3xl:ms-auto">
        {bookViews.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={view === one}
            aria-label={t(`book.views.${one}`)}
            title={t(`book.views.${one}`)}
            onClick={() => onView(one)}
            className="grid size-7 place-items-center rounded opacity-50 hover:bg-surface-2 hover:opacity-100 aria-pressed:opacity-100 max-md:size-11"
          >
            <ViewIcon view={one} />
          </button>
        ))}
      </div>
      <button
        type="button"
        onClick={() => onUnit(unit === 'base' ? 'quote' : 'base')}
        title={words('book.unit')}
        className="ms-auto h-7 rounded px-1.5 text-xs text-secondary hover:bg-surface-2 hover:text-primary max-md:h-11 max-md:px-3 3xl:ms-0"
      >
        <span className="sr-only">{words('book.unit')} </span>
        <bdi dir="ltr">{unit === 'base' ? market.baseCoin : market.quoteCoin}</bdi>
      </button>
      <label className="relative flex items-center text-xs text-secondary">
        <select
          value={grouping}
          onChange={(event) => read(event.target.value)}
          aria-label={t('book.grouping')}
          className="h-7 cursor-pointer appearance-none rounded bg-transparent pe-6 ps-2 text-end hover:bg-surface-2 max-md:h-11 [&>option]:bg-surface-2"
        >
          {groupings.map((one) => (
            <option key={one} value={one}>
              {groupingText(market, one)}
            </option>
          ))}
        </select>
        <ChevronDown size={13} aria-hidden className="pointer-events-none absolute end-1.5" />
      </label>
      {tools}
    </div>
  );
});
