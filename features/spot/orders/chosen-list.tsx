'use client';
// The list of the chosen tab; each is loaded when it is first looked at.
import { lazy, Suspense } from 'react';

import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { isRecordTab } from '../margin/records/record-tabs.ts';
import type { OrderTab } from '../orders-view.ts';
import type { ListView } from './list-view.ts';
import type { LiveLists } from './use-live-lists.ts';

const OpenOrders = lazy(async () => ({ default: (await import('./open-orders.tsx')).OpenOrders }));
const OpenPlans = lazy(async () => ({ default: (await import('../plan-orders/open-plans.tsx')).OpenPlans }));
const OrderHistory = lazy(async () => ({ default: (await import('./order-history.tsx')).OrderHistory }));
const PlanHistory = lazy(async () => ({ default: (await import('../plan-orders/plan-history.tsx')).PlanHistory }));
const Fills = lazy(async () => ({ default: (await import('./fills.tsx')).Fills }));
const Debts = lazy(async () => ({ default: (await import('../margin/debts.tsx')).Debts }));
const MarginRecords = lazy(async () => ({ default: (await import('../margin/records/margin-records.tsx')).MarginRecords }));
const CoinAssets = lazy(async () => ({ default: (await import('./coin-assets.tsx')).CoinAssets }));

type Props = {
  readonly tab: OrderTab;
  readonly view: ListView;
  readonly lists: LiveLists;
  /** BTC/USDT of BTCUSDT. */
  readonly pairOf: (symbol: string) => string;
};

function List({ tab, view, lists, pairOf }: Props) {
  if (isRecordTab(tab)) return <MarginRecords key={tab} tab={tab} view={view} pairOf={pairOf} />;
  const { open, waiting, balances, settled, version, planVersion } = lists;
  switch (tab) {
    case 'open':
      return <OpenOrders view={view} orders={open} settled={settled} pairOf={pairOf} />;
    case 'plans':
      return <OpenPlans view={view} plans={waiting} pairOf={pairOf} />;
    case 'history':
      return <OrderHistory view={view} version={version} pairOf={pairOf} />;
    case 'planHistory':
      return <PlanHistory view={view} version={planVersion} pairOf={pairOf} />;
    case 'fills':
      return <Fills view={view} version={version} pairOf={pairOf} />;
    case 'debts':
      return <Debts view={view} pairOf={pairOf} />;
    case 'assets':
      return <CoinAssets view={view} balances={balances} version={version} />;
  }
}

export function ChosenList(props: Props) {
  return (
    <Suspense fallback={<ListWaiting />}>
      <List {...props} />
    </Suspense>
  );
}
