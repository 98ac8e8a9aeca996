// One's open orders, waiting plans and coins as they are this moment, and what has changed since the page is open.
import { useMemo } from 'react';

import type { CoinBalance, SpotOrder } from '#lib/contract/order.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { usePlanNotices } from '../plan-orders/use-plan-notices.ts';
import type { ListFilter } from './filter/list-filter.ts';
import { orderMatches, planMatches } from './filter/matches.ts';
import { useFillNotices } from './use-fill-notices.ts';

const none: readonly never[] = [];

export type LiveLists = {
  /** As their filters leave them, newest first. */
  readonly open: readonly SpotOrder[];
  readonly waiting: readonly SpotPlan[];
  readonly balances: readonly CoinBalance[];
  /** Client order ids whose fate is known already. */
  readonly settled: ReadonlySet<string>;
  /** Numbers that grow whenever something has happened to orders, or to plans. */
  readonly version: number;
  readonly planVersion: number;
};

export function useLiveLists(
  loggedIn: boolean,
  filters: { readonly open: ListFilter; readonly plans: ListFilter },
  pairOf: (symbol: string) => string,
): LiveLists {
  const hub = useHub();
  const key = loggedIn ? '' : null;
  const orders = useChannel(hub, 'orders', key).data;
  const plans = useChannel(hub, 'plans', key).data;
  const balances = useChannel(hub, 'account', key).data?.balances;
  useFillNotices(orders?.changes ?? none, pairOf);
  usePlanNotices(plans?.changes ?? none, pairOf);
  const open = useMemo(() => (orders?.open ?? none).filter((order) => orderMatches(filters.open, order)), [orders, filters.open]);
  const waiting = useMemo(() => (plans?.open ?? none).filter((plan) => planMatches(filters.plans, plan)), [plans, filters.plans]);
  const settled = useMemo(
    () =>
      new Set([
        ...(orders?.open ?? none).map(({ clientOid }) => clientOid),
        ...(orders?.changes ?? none).map(({ order }) => order.clientOid),
      ]),
    [orders],
  );
  const coins = useMemo(() => [...(balances?.values() ?? none)], [balances]);
  return {
    open,
    waiting,
    balances: coins,
    settled,
    version: orders?.changes.at(-1)?.number ?? 0,
    planVersion: plans?.changes.at(-1)?.number ?? 0,
  };
}
