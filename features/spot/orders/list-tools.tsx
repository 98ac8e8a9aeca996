'use client';
// Beside the tabs: what can be done with the list as a whole.
import { ListFilter as FilterIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { DeadMansSwitch } from '../plan-orders/dead-mans-switch.tsx';
import type { OrderTab } from '../orders-view.ts';
import { CancelAllButton } from './cancel-all-button.tsx';
import { ExportButton } from './export/export-button.tsx';
import { countOf, type ListFilter } from './filter/list-filter.ts';
import type { CancelAll } from './use-cancel-all.ts';

type Props = {
  readonly tab: OrderTab;
  /** Only what this list has. */
  readonly filter: ListFilter;
  readonly counts: { readonly open: number; readonly waiting: number };
  readonly cancelling: CancelAll;
  readonly pairOf: (symbol: string) => string;
  /** Null where the page has no market of its own. */
  readonly onlyThis: { readonly on: boolean; readonly onChange: (on: boolean) => void } | null;
  readonly bar: { readonly id: string; readonly open: boolean; readonly onToggle: () => void };
};

export function ListTools({ tab, filter, counts, cancelling, pairOf, onlyThis, bar }: Props) {
  const t = useTranslations('spot');
  const active = countOf(filter);
  return (
    <div className="flex items-center gap-2 max-md:w-full max-md:flex-wrap max-md:justify-between max-md:ps-3">
      {onlyThis === null || tab === 'assets' ? null : (
        <label className="flex cursor-pointer items-center gap-1.5 text-xs text-muted hover:text-primary max-md:h-11">
          <input
            type="checkbox"
            checked={onlyThis.on}
            onChange={(event) => onlyThis.onChange(event.target.checked)}
            className="accent-accent"
          />
          {t('onlyThis')}
        </label>
      )}
      <button
        type="button"
        aria-expanded={bar.open}
        aria-controls={bar.open ? bar.id : undefined}
        aria-label={active === 0 ? t('filter.open') : t('filter.openCount', { count: active })}
        title={t('filter.open')}
        onClick={bar.onToggle}
        className={`inline-flex h-7 min-w-7 items-center justify-center gap-1 rounded px-1.5 text-xs hover:bg-surface-2 hover:text-primary max-md:h-11 max-md:min-w-11 ${active > 0 ? 'text-accent' : 'text-muted'} ${bar.open ? 'bg-surface-2' : ''}`}
      >
        <FilterIcon size={14} aria-hidden />
        {active > 0 ? <span aria-hidden>{active}</span> : null}
      </button>
      {tab === 'history' || tab === 'fills' ? <ExportButton of={tab} filter={filter} pairOf={pairOf} /> : null}
      {tab === 'open' ? <DeadMansSwitch /> : null}
      {tab === 'plans' ? (
        <CancelAllButton count={counts.waiting} pending={cancelling.pending} onPress={() => cancelling.attempt('plans')} />
      ) : null}
      {tab === 'open' ? (
        <CancelAllButton count={counts.open} pending={cancelling.pending} onPress={() => cancelling.attempt('orders')} />
      ) : null}
    </div>
  );
}
