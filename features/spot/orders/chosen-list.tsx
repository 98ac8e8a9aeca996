'use client';
// The list of the chosen tab; each is loaded when it is first looked at.
import { latePlace } from '#components/ui/late/late-part.tsx';
import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { isRecordTab } from '../margin/records/record-tabs.ts';
import type { OrderTab } from '../orders-view.ts';
import type { ListView } from './list-view.ts';
import type { LiveLists } from './use-live-lists.ts';

const OpenOrders = latePlace(async () => (await import('./open-orders.tsx')).OpenOrders, <ListWaiting />);
const OpenPlans = latePlace(async () => (await import('../plan-orders/open-plans.tsx')).OpenPlans, <ListWaiting />);
const OrderHistory = latePlace(async () => (await import('./order-history.tsx')).OrderHistory, <ListWaiting />);
const PlanHistory = latePlace(async () => (await import('../plan-orders/plan-history.tsx')).PlanHistory, <ListWaiting />);
const Fills = latePlace(async () => (await import('./fills.tsx')).Fills, <ListWaiting />);
const Debts = latePlace(async () => (await import('../margin/debts.tsx')).Debts, <ListWaiting />);
const MarginRecords = latePlace(async () => (await import('../margin/records/margin-records.tsx')).MarginRecords, <ListWaiting />);
const CoinAssets = latePlace(async () => (await import('./coin-assets.tsx')).CoinAssets, <ListWaiting />);

type Props = {
  readonly tab: OrderTab;
  readonly view: ListView;
  readonly lists: LiveLists;
  /** BTC/USDT of BTCUSDT. */
  readonly pairOf: (symbol: string) => string;
};

export function ChosenList({ tab, view, lists, pairOf }: Props) {
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
