'use client';
// The lists of the desk as a page of their own; the address says which one is shown, and to what it is narrowed.
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';

import type { MarginMode } from '#lib/contract/margin.ts';
import { marginTabs, orderTabs, useOrdersView, type OrderTab } from '../orders-view.ts';
import { appliedTo, readFilter, writeFilter, type ListFilter } from './filter/list-filter.ts';
import { OrdersArea } from './orders-area.tsx';

/** Writes the list and the filter into the address; no new entry in the history. */
function writeAddress(tab: OrderTab, filter: ListFilter): void {
  const parts = new URLSearchParams(tab === 'open' ? {} : { tab });
  for (const [word, value] of writeFilter(appliedTo(tab, filter))) parts.set(word, value);
  const text = parts.toString();
  window.history.replaceState(null, '', `${window.location.pathname}${text === '' ? '' : `?${text}`}`);
}

type Props = {
  /** The address's own; what makes no sense in it is left out. */
  readonly query: string;
  /** The cookie of columns that are put away. */
  readonly columns: string | undefined;
  /** True to show margin wallets, one kind at a time; else all that trades in spot markets. */
  readonly margin?: boolean;
};

const wallets: readonly MarginMode[] = ['cross', 'isolated'];

export function OrdersPage({ query, columns, margin = false }: Props) {
  const t = useTranslations('spot');
  const words = useTranslations('margin');
  const [filter, setFilter] = useState(() => {
    const read = readFilter(new URLSearchParams(query));
    return margin ? { ...read, wallet: read.wallet ?? 'cross' } : read;
  });
  const latest = useRef(filter);
  useEffect(() => {
    const asked = new URLSearchParams(query).get('tab');
    const tabs: readonly OrderTab[] = margin ? marginTabs : orderTabs;
    useOrdersView.getState().show(tabs.find((one) => one === asked) ?? 'open');
    return useOrdersView.subscribe((view, before) => {
      if (view.tab !== before.tab) writeAddress(view.tab, latest.current);
    });
  }, [query, margin]);
  const onFilter = (changed: ListFilter): void => {
    latest.current = changed;
    setFilter(changed);
    writeAddress(useOrdersView.getState().tab, changed);
  };
  return (
    <div className="page-wide desk flex flex-1 flex-col pb-4 pt-3 md:px-4 md:pb-8 md:pt-4">
      <h1 className="px-4 pb-4 md:px-0 page-title">{margin ? words('ordersTitle') : t('ordersTitle')}</h1>
      {margin ? (
        <div role="group" aria-label={t('filter.wallet')} className="flex gap-1 px-4 pb-3 md:px-0">
          {wallets.map((wallet) => (
            <button
              key={wallet}
              type="button"
              aria-pressed={filter.wallet === wallet}
              onClick={() => onFilter({ ...filter, wallet })}
              className="inline-flex h-8 shrink-0 items-center rounded-md border border-subtle px-3 text-xs text-muted hover:text-primary aria-pressed:border-accent aria-pressed:text-primary max-md:h-11"
            >
              {words(`mode.${wallet}`)}
            </button>
          ))}
        </div>
      ) : null}
      {/* A long list scrolls under its heads, which stay. */}
      <section className="flex min-h-96 flex-col border-y border-subtle bg-surface-1 md:max-h-[calc(100dvh-14rem)] md:rounded-xl md:border">
        <OrdersArea market={null} columns={columns} margin={margin ? filter.wallet : null} kept={{ filter, onFilter }} />
      </section>
    </div>
  );
}
