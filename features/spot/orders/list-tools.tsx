'use client';
// Beside the tabs: what can be done with the list as a whole.
import { useTranslations } from 'next-intl';

import { FilterButton } from '#components/trading/list-tools/filter-button.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { CostPriceButton } from '../cost-price/cost-price-button.tsx';
import type { OrderTab } from '../orders-view.ts';
import { DeadMansSwitch } from '../plan-orders/dead-mans-switch.tsx';
import { ExportHistory } from './export/export-history.tsx';
import { isExported } from './export/exported-tabs.ts';
import { countOf, type ListFilter } from './filter/list-filter.ts';
import type { CancelAll } from './use-cancel-all.ts';

type CancelProps = { readonly count: number; readonly onPress: () => void; readonly pending: boolean };

/** Takes out all orders of a list; whether it is asked first, the trader has chosen. */
function CancelAllButton({ count, onPress, pending }: CancelProps) {
  const t = useTranslations('spot');
  if (count === 0) return null;
  return (
    <Button size="small" look="quiet" pending={pending} onClick={onPress} className="max-md:h-11">
      {t('cancelAll.open')}
    </Button>
  );
}

type Props = {
  readonly tab: OrderTab;
  /** Only what this list has. */
  readonly filter: ListFilter;
  /** As it is without any choice of the reader’s. */
  readonly all: ListFilter;
  readonly counts: { readonly open: number; readonly waiting: number };
  readonly cancelling: CancelAll;
  readonly pairOf: (symbol: string) => string;
  /** Null where the page has no market of its own. */
  readonly onlyThis: { readonly on: boolean; readonly onChange: (on: boolean) => void } | null;
  readonly bar: { readonly id: string; readonly open: boolean; readonly onToggle: () => void };
};

export function ListTools({ tab, filter, all, counts, cancelling, pairOf, onlyThis, bar }: Props) {
  const t = useTranslations('spot');
  return (
    <div className="ms-auto flex items-center gap-2 max-md:w-full max-md:flex-wrap max-md:justify-between max-md:ps-3">
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
      <FilterButton count={countOf(filter, all)} bar={bar} />
      {tab === 'assets' ? <CostPriceButton /> : null}
      {isExported(tab) ? <ExportHistory key={tab} of={tab} filter={filter} pairOf={pairOf} /> : null}
      {tab === 'open' && all.wallet === null ? <DeadMansSwitch /> : null}
      {tab === 'plans' ? (
        <CancelAllButton count={counts.waiting} pending={cancelling.pending} onPress={() => cancelling.attempt('plans')} />
      ) : null}
      {tab === 'open' ? (
        <CancelAllButton count={counts.open} pending={cancelling.pending} onPress={() => cancelling.attempt('orders')} />
      ) : null}
    </div>
  );
}
