'use client';
// Below the chart: open orders, order history, fills and assets, all following what happens at once.
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { buttonClasses } from '#components/ui/button.tsx';
import type { SpotMarket } from '#lib/contract/market.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useUser } from '#lib/session/user.ts';
import { AssetsTable } from './assets-table.tsx';
import { FillsTable } from './fills-table.tsx';
import { HistoryTable } from './history-table.tsx';
import { OpenOrders } from './open-orders.tsx';

const tabs = ['open', 'history', 'fills', 'assets'] as const;
type Tab = (typeof tabs)[number];

type Props = { readonly market: SpotMarket; readonly markets: readonly SpotMarket[]; readonly locale: string };

export function OrdersPanel({ market, markets, locale }: Props) {
  const t = useTranslations('orders');
  const user = useUser();
  const [tab, setTab] = useState<Tab>('open');
  const [thisPair, setThisPair] = useState(false);
  const orders = useChannel(useHub(), 'orders', user === null ? null : '');
  const open = (orders.data?.open ?? []).filter((order) => !thisPair || order.symbol === market.symbol);
  const change = orders.data?.changes.at(-1)?.number ?? 0;
  const symbolId = thisPair ? market.symbolId : undefined;
  const panels: Readonly<Record<Tab, () => ReactNode>> = {
    open: () => <OpenOrders orders={open} markets={markets} symbolId={symbolId} />,
    history: () => <HistoryTable key={symbolId ?? ''} symbolId={symbolId} markets={markets} change={change} />,
    fills: () => <FillsTable key={symbolId ?? ''} symbolId={symbolId} markets={markets} change={change} />,
    assets: () => <AssetsTable locale={locale} />,
  };
  return (
    <section aria-label={t('title')} className="flex h-full min-h-0 flex-col bg-surface-1">
      <div className="flex items-center gap-1 overflow-x-auto border-b border-subtle px-2">
        <div role="tablist" aria-label={t('title')} className="flex">
          {tabs.map((one) => (
            <button
              key={one}
              id={`orders-tab-${one}`}
              type="button"
              role="tab"
              aria-selected={tab === one}
              aria-controls="orders-panel"
              tabIndex={tab === one ? 0 : -1}
              onClick={() => setTab(one)}
              onKeyDown={(event) => {
                const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
                const turn = document.documentElement.dir === 'rtl' ? -step : step;
                const next = tabs[(tabs.indexOf(one) + turn + tabs.length) % tabs.length];
                if (step === 0 || next === undefined) return;
                setTab(next);
                document.getElementById(`orders-tab-${next}`)?.focus();
              }}
              className="h-9 whitespace-nowrap border-b-2 border-transparent px-3 text-xs text-secondary hover:text-primary aria-selected:border-accent aria-selected:text-primary"
            >
              {t(`tabs.${one}`)}
              {one === 'open' && open.length > 0 ? ` (${open.length})` : ''}
            </button>
          ))}
        </div>
        {user === null ? null : (
          <label className="ms-auto flex items-center gap-1.5 whitespace-nowrap px-2 text-xs text-muted">
            <input type="checkbox" checked={thisPair} onChange={(event) => setThisPair(event.target.checked)} className="size-3.5 accent-[var(--accent)]" />
            {t('thisPair')}
          </label>
        )}
      </div>
      <div id="orders-panel" role="tabpanel" aria-labelledby={`orders-tab-${tab}`} className="min-h-40 flex-1 overflow-auto">
        {user === null ? (
          <div className="flex flex-col items-center gap-3 px-4 py-10 text-center">
            <p className="text-sm text-muted">{t('visitor')}</p>
            <div className="flex gap-2">
              <Link href={`/login?from=/spot/${market.symbol}`} className={buttonClasses('secondary', 'small')}>
                {t('logIn')}
              </Link>
              <Link href={`/register?from=/spot/${market.symbol}`} className={buttonClasses('primary', 'small')}>
                {t('signUp')}
              </Link>
            </div>
          </div>
        ) : (
          panels[tab]()
        )}
      </div>
    </section>
  );
}
