'use client';
// Under the chart: open orders, what became of the others, every fill, and what one owns. Live in every tab of the browser.
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { showToast } from '#components/ui/toasts.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { panelId, TabList, tabId } from '#components/trading/tab-list.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { cancelAllOrders } from '#lib/contract/calls/v1/spot/order/cancelAll.ts';
import { batchCancelPlan } from '#lib/contract/calls/v1/trigger/plan/batchCancelPlan.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useUser } from '#lib/session/user.ts';
import { DeadMansSwitch } from '../plan-orders/dead-mans-switch.tsx';
import { OpenPlans } from '../plan-orders/open-plans.tsx';
import { PlanHistory } from '../plan-orders/plan-history.tsx';
import { usePlanNotices } from '../plan-orders/use-plan-notices.ts';
import { DoorLinks } from '../door-links.tsx';
import { orderTabs, useOrdersView, type OrderTab } from '../orders-view.ts';
import { useRefusalText } from '../use-refusal-text.ts';
import { CoinAssets } from './coin-assets.tsx';
import { ExportButton } from './export/export-button.tsx';
import { Fills } from './fills.tsx';
import { CancelAllButton } from './cancel-all-button.tsx';
import { OpenOrders } from './open-orders.tsx';
import { OrderHistory } from './order-history.tsx';
import { useFillNotices } from './use-fill-notices.ts';
import { useOrderCommands } from './use-order-commands.ts';
import { usePairNames } from './use-pair-names.ts';

const none: readonly never[] = [];

function useCancelAll(symbolId: string | null): { readonly pending: boolean; cancelAll(): Promise<void>; cancelPlans(): Promise<void> } {
  const t = useTranslations('spot');
  const ofPlans = useTranslations('plans');
  const api = useApi();
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);
  return {
    pending,
    cancelPlans: async () => {
      setPending(true);
      try {
        const { planIds } = await api.call(batchCancelPlan, symbolId === null ? {} : { symbolId });
        showToast('done', ofPlans('cancelAll', { count: planIds.length }));
      } catch (error) {
        showToast('failed', refusalText(error));
      }
      setPending(false);
    },
    cancelAll: async () => {
      setPending(true);
      try {
        const { orderIds } = await api.call(cancelAllOrders, symbolId === null ? {} : { symbolId });
        showToast('done', t('cancelAll.done', { count: orderIds.length }));
      } catch (error) {
        showToast('failed', refusalText(error));
      }
      setPending(false);
    },
  };
}

function Visitor({ market, tab }: { readonly market: SpotMarket | null; readonly tab: OrderTab }) {
  const t = useTranslations('spot');
  const ofPlans = useTranslations('plans');
  return (
    <EmptyState text={tab === 'plans' || tab === 'planHistory' ? ofPlans('visitor') : t(`visitor.${tab}`)}>
      <DoorLinks back={market === null ? '/order/transac' : `/spot/${market.symbol}`} size="small" />
    </EmptyState>
  );
}

/** `market`: of the desk under which it stands; null where it stands alone. */
export function OrdersArea({ market }: { readonly market: SpotMarket | null }) {
  const t = useTranslations('spot');
  const ofPlans = useTranslations('plans');
  const hub = useHub();
  const loggedIn = useUser() !== null;
  const orders = useChannel(hub, 'orders', loggedIn ? '' : null).data;
  const plans = useChannel(hub, 'plans', loggedIn ? '' : null).data;
  const balances = useChannel(hub, 'account', loggedIn ? '' : null).data;
  const tab = useOrdersView((view) => view.tab);
  const show = useOrdersView((view) => view.show);
  const shown = useOrdersView((view) => view.orderId);
  const place = useRef<HTMLDivElement>(null);
  // An order that was asked for from a notice: on a phone its list may be far below.
  useEffect(() => {
    if (shown !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  const [onlyThis, setOnlyThis] = useState(false);
  const pairOf = usePairNames(market, loggedIn);
  useFillNotices(orders?.changes ?? none, pairOf);
  usePlanNotices(plans?.changes ?? none, pairOf);
  const wanted = onlyThis ? market : null;
  const symbolId = wanted?.symbolId ?? null;
  const { pending, cancelAll, cancelPlans } = useCancelAll(symbolId);
  const open = useMemo(() => (orders?.open ?? none).filter((order) => wanted === null || order.symbol === wanted.symbol), [orders, wanted]);
  const waiting = useMemo(() => (plans?.open ?? none).filter((plan) => wanted === null || plan.symbol === wanted.symbol), [plans, wanted]);
  const settled = useMemo(
    () =>
      new Set([
        ...(orders?.open ?? none).map(({ clientOid }) => clientOid),
        ...(orders?.changes ?? none).map(({ order }) => order.clientOid),
      ]),
    [orders],
  );
  useOrderCommands(open, () => void cancelAll());
  const version = orders?.changes.at(-1)?.number ?? 0;
  const label = useCallback(
    (id: OrderTab): string => {
      if (id === 'open' && open.length > 0) return t('tab.openCount', { count: open.length });
      if (id === 'plans') return waiting.length > 0 ? ofPlans('tabCount', { count: waiting.length }) : ofPlans('tab');
      return id === 'planHistory' ? ofPlans('history') : t(`tab.${id}`);
    },
    [t, ofPlans, open.length, waiting.length],
  );
  return (
    <>
      <div className="flex shrink-0 items-center justify-between gap-2 border-b border-subtle pe-3 max-md:flex-wrap">
        <TabList name={t('tabs')} idPrefix="orders" tabs={orderTabs.map((id) => ({ id, label: label(id) }))} chosen={tab} onChosen={show} />
        {loggedIn && tab !== 'assets' ? (
          <div className="flex items-center gap-3 max-md:w-full max-md:justify-between max-md:ps-3">
            {market === null ? null : (
              <label className="flex cursor-pointer items-center gap-1.5 text-xs text-muted hover:text-primary max-md:h-11">
                <input
                  type="checkbox"
                  checked={onlyThis}
                  onChange={(event) => setOnlyThis(event.target.checked)}
                  className="accent-accent"
                />
                {t('onlyThis')}
              </label>
            )}
            {tab === 'history' || tab === 'fills' ? <ExportButton of={tab} symbolId={symbolId} pairOf={pairOf} /> : null}
            {tab === 'open' ? <DeadMansSwitch /> : null}
            {tab === 'plans' ? <CancelAllButton count={waiting.length} pending={pending} onConfirmed={() => void cancelPlans()} /> : null}
            {tab === 'open' ? <CancelAllButton count={open.length} pending={pending} onConfirmed={() => void cancelAll()} /> : null}
          </div>
        ) : null}
      </div>
      <div
        ref={place}
        id={panelId('orders', tab)}
        role="tabpanel"
        aria-labelledby={tabId('orders', tab)}
        className="flex min-h-0 flex-1 flex-col overflow-auto"
      >
        {!loggedIn ? <Visitor market={market} tab={tab} /> : null}
        {loggedIn && tab === 'open' ? <OpenOrders orders={open} settled={settled} pairOf={pairOf} /> : null}
        {loggedIn && tab === 'plans' ? <OpenPlans plans={waiting} pairOf={pairOf} /> : null}
        {loggedIn && tab === 'planHistory' ? (
          <PlanHistory symbolId={symbolId} version={plans?.changes.at(-1)?.number ?? 0} pairOf={pairOf} />
        ) : null}
        {loggedIn && tab === 'history' ? <OrderHistory symbolId={symbolId} version={version} pairOf={pairOf} /> : null}
        {loggedIn && tab === 'fills' ? <Fills symbolId={symbolId} version={version} pairOf={pairOf} /> : null}
        {loggedIn && tab === 'assets' ? <CoinAssets balances={[...(balances?.values() ?? none)]} /> : null}
      </div>
    </>
  );
}
