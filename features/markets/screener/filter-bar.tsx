'use client';
// The filters of a list: closed until somebody wants them, with those that are in force beside. On a phone the coins are among them.
import { SlidersHorizontal, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';

import { CoinBar, type CoinBarProps } from '../coin-bar.tsx';
import { ViewLink } from '../view-link.tsx';
import type { MarketView } from '../market-view.ts';
import { conditionText } from './condition-text.ts';
import type { ConditionFault } from './conditions.ts';
import { FilterForm } from './filter-form.tsx';

type Props = CoinBarProps & { readonly faults: readonly ConditionFault[] };

const chip =
  'mb-2 inline-flex h-8 max-w-full items-center gap-1.5 rounded-full border border-subtle px-3 text-xs text-secondary hover:border-strong hover:text-primary max-md:h-11';

/** Drawn anew when the view changes and not when prices do. */
export const FilterBar = memo(function FilterBar({ faults, ...coins }: Props) {
  const t = useTranslations('markets');
  const { view, onView } = coins;
  const { conditions } = view;
  const inForce = conditions.length + Number(view.quote !== '') + Number(view.sector !== null);
  const without = (column: string): MarketView => ({ ...view, conditions: conditions.filter((one) => one.column !== column), page: 1 });
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-2 md:px-3">
      <details open={faults.length > 0} className="min-w-0 basis-full">
        <summary className="inline-flex h-8 cursor-pointer list-none items-center gap-2 rounded px-2 text-xs text-secondary hover:bg-surface-2 hover:text-primary absolute end-0 top-0 md:end-3 md:top-11 max-md:h-11 max-md:min-w-12 max-md:justify-center max-md:gap-1 [&::-webkit-details-marker]:hidden">
          <SlidersHorizontal size={14} aria-hidden />
          <span className="max-md:sr-only">{t('filter.open')}</span>
          {inForce === 0 ? null : <span className="text-muted">{inForce}</span>}
        </summary>
        <div className="border-t border-subtle px-2 pt-2">
          <div className="flex flex-col gap-2 pb-2 md:hidden">
            <CoinBar {...coins} />
          </div>
          <FilterForm view={view} faults={faults} onView={onView} />
        </div>
      </details>
      {conditions.map((condition) => {
        const words = conditionText(t, condition);
        return (
          <ViewLink key={condition.column} view={without(condition.column)} onView={onView} className={chip}>
            <span className="sr-only">{t('filter.remove', { filter: words })}</span>
            <span aria-hidden className="truncate">
              {words}
            </span>
            <X size={12} aria-hidden className="shrink-0" />
          </ViewLink>
        );
      })}
      {conditions.length === 0 ? null : (
        <ViewLink
          view={{ ...view, conditions: [], page: 1 }}
          onView={onView}
          className="mb-2 inline-flex h-8 items-center rounded px-2 text-xs text-secondary hover:bg-surface-2 hover:text-primary max-md:h-11"
        >
          {t('filter.clear')}
        </ViewLink>
      )}
    </div>
  );
});
