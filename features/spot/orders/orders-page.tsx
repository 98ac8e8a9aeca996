'use client';
// The lists of the desk as a page of their own; the address says which one is shown.
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

import { orderTabs, useOrdersView } from '../orders-view.ts';
import { OrdersArea } from './orders-area.tsx';

/** `tab`: as the address has it; an unknown one is the first. */
export function OrdersPage({ tab }: { readonly tab: string }) {
  const t = useTranslations('spot');
  useEffect(() => {
    useOrdersView.getState().show(orderTabs.find((one) => one === tab) ?? 'open');
    return useOrdersView.subscribe((view, before) => {
      if (view.tab === before.tab) return;
      window.history.replaceState(null, '', `${window.location.pathname}${view.tab === 'open' ? '' : `?tab=${view.tab}`}`);
    });
  }, [tab]);
  return (
    <div className="desk mx-auto flex w-full max-w-6xl flex-1 flex-col py-4 md:px-4 md:py-8">
      <h1 className="px-4 pb-4 text-xl font-semibold md:px-0 md:text-2xl">{t('ordersTitle')}</h1>
      <section className="flex min-h-96 flex-col border-y border-subtle bg-surface-1 md:rounded-xl md:border">
        <OrdersArea market={null} />
      </section>
    </div>
  );
}
