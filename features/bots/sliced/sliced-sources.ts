// The calls behind the lists of each kind of order that is sent in parts. A kind without its calls does not compile.
import { useMemo } from 'react';

import { useCallPages } from '#lib/api/query/use-call-pages.ts';
import type { PagedList } from '#lib/api/query/use-pages.ts';
import { useApi } from '#lib/api/use-api.ts';
import { cancelIceberg } from '#lib/contract/calls/v1/trigger/strategy/ice/cancel.ts';
import { getIcebergHistory } from '#lib/contract/calls/v1/trigger/strategy/ice/history.ts';
import { cancelTwap } from '#lib/contract/calls/v1/trigger/strategy/timeShare/cancel.ts';
import { getPlanHistory } from '#lib/contract/calls/v1/trigger/plan/history.ts';
import { PlanType } from '#lib/contract/enums.ts';
import { ordersKeyOf } from '#lib/contract/market-line.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import type { SlicedKind, SlicedMarket } from './sliced-kind.ts';
import { icebergRow, isIceberg, isTwap, twapRow, type SlicedRow } from './sliced-row.ts';

export type SlicedSource = {
  readonly kind: SlicedKind;
  /** Newest first; the version grows with whatever happens to them. */
  readonly useRunning: (market: SlicedMarket) => { readonly rows: readonly SlicedRow[]; readonly version: number };
  readonly usePast: (market: SlicedMarket, version: number) => PagedList<SlicedRow>;
  readonly useCancel: () => (id: string) => Promise<unknown>;
};

const pageSize = 20;

function usePagesOf<Row>(pages: PagedList<Row>, rowOf: (row: Row) => SlicedRow): PagedList<SlicedRow> {
  const { rows } = pages;
  return { ...pages, rows: useMemo(() => rows?.map(rowOf) ?? null, [rows, rowOf]) };
}

const iceberg: SlicedSource = {
  kind: 'iceberg',
  useRunning: (market) => {
    const orders = useChannel(useHub(), 'orders', ordersKeyOf(market)).data;
    const rows = useMemo(
      () => (orders?.open ?? []).filter((order) => order.symbolId === market.symbolId && isIceberg(order)).map(icebergRow),
      [orders, market.symbolId],
    );
    return { rows, version: orders?.changes.at(-1)?.number ?? 0 };
  },
  usePast: ({ symbolId }, version) =>
    usePagesOf(
      useCallPages(getIcebergHistory, { narrowed: symbolId, request: (page) => ({ symbolId, pageSize, ...page }), version }),
      icebergRow,
    ),
  useCancel: () => {
    const api = useApi();
    return (orderId) => api.call(cancelIceberg, { orderId });
  },
};

const twap: SlicedSource = {
  kind: 'twap',
  useRunning: (market) => {
    const plans = useChannel(useHub(), 'plans', ordersKeyOf(market)).data;
    const rows = useMemo(
      () => (plans?.open ?? []).filter((plan) => plan.symbolId === market.symbolId && isTwap(plan)).map(twapRow),
      [plans, market.symbolId],
    );
    return { rows, version: plans?.changes.at(-1)?.number ?? 0 };
  },
  usePast: ({ symbolId }, version) =>
    usePagesOf(
      useCallPages(getPlanHistory, {
        narrowed: ['twap', symbolId],
        request: (page) => ({ symbolId, planType: PlanType.twap, pageSize, ...page }),
        version,
      }),
      twapRow,
    ),
  useCancel: () => {
    const api = useApi();
    return (planId) => api.call(cancelTwap, { planId });
  },
};

export const slicedSources: Readonly<Record<SlicedKind, SlicedSource>> = { iceberg, twap };
