'use client';
// The lists of the desk as a page of their own; the address says which one is shown, and to what it is narrowed.
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';

import { orderTabs, useOrdersView, type OrderTab } from '../orders-view.ts';
import { appliedTo, readFilter, writeFilter, type ListFilter } from './filter/list-filter.ts';
import { OrdersArea } from './orders-area.tsx';

/** Which list and which filter the address shows from now on; no new entry in the history. */
function writeAddress(tab: OrderTab, filter: ListFilter): void {
  const parts = new URLSearchParams(tab === 'open' ? {} : { tab });
  for (const [word, value] of writeFilter(appliedTo(tab, filter))) parts.set(word, value);
  const text = parts.toString();
  window.history.replaceState(null, '', `${window.location.pathname}${text === '' ? '' : `?${text}`}`);
}

/** `query`: the address's own; what makes no sense in it is left out. `columns`: the cookie of columns that are put away. */
export function OrdersPage({ query, columns }: { readonly query: string; readonly columns: string | undefined }) {
  const t = useTranslations('spot');
  const [filter, setFilter] = useState(() => readFilter(new URLSearchParams(query)));
  const latest = useRef(filter);
  useEffect(() => {
    const asked = new URLSearchParams(query).get('tab');
    useOrdersView.getState().show(orderTabs.find((one) => one === asked) ?? 'open');
    return useOrdersView.subscribe((view, before) => {
      if (view.tab !== before.tab) writeAddress(view.tab, latest.current);
    });
  }, [query]);
  const onFilter = (changed: ListFilter): void => {
    latest.current = changed;
    setFilter(changed);
    writeAddress(useOrdersView.getState().tab, changed);
  };
  return (
    <div className="desk mx-auto flex w-full max-w-6xl flex-1 flex-col py-4 md:px-4 md:py-8">
      <h1 className="px-4 pb-4 text-xl font-semibold md:px-0 md:text-2xl">{t('ordersTitle')}</h1>
      {/* A long list scrolls under its heads, which stay. */}
      <section className="flex min-h-96 flex-col border-y border-subtle bg-surface-1 md:max-h-[calc(100dvh-12.5rem)] md:rounded-xl md:border">
        <OrdersArea market={null} columns={columns} kept={{ filter, onFilter }} />
      </section>
    </div>
  );
}
