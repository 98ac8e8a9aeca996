// The requests to the exchange when a list that comes in pages is narrowed.
import type { RequestOf } from '#lib/contract/call.ts';
import type { getFills } from '#lib/contract/calls/v1/spot/order/fills.ts';
import type { getOrderHistory } from '#lib/contract/calls/v1/spot/order/history.ts';
import type { getMarginRecords } from '#lib/contract/calls/v1/margin/history/list.ts';
import type { getPlanHistory } from '#lib/contract/calls/v1/trigger/plan/history.ts';
import type { MarginRecordKind } from '#lib/contract/margin.ts';
import { BusinessLine, OrderDirection, OrderType, PlanStatus, Side } from '#lib/contract/enums.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { type DayClock, timeSpan } from '#lib/format/time-span.ts';
import { planKindNames, planKinds } from '../../plan-orders/plan-kinds.ts';
import type { ListFilter } from './list-filter.ts';

export const directionOf = (side: Side) => (side === Side.buy ? OrderDirection.singleSideBuy : OrderDirection.singleSideSell);

const ofWallet = ({ wallet }: ListFilter) => (wallet === null ? {} : { businessLine: BusinessLine.margin, marginMode: wallet });

const inCommon = (filter: ListFilter, clock: DayClock) => ({
  ...ofWallet(filter),
  ...(filter.symbol === null ? {} : { symbolId: symbolIdOf(filter.symbol) }),
  ...(filter.side === null ? {} : { delegateType: directionOf(filter.side) }),
  ...timeSpan(filter, clock),
});

export function historyRequest(filter: ListFilter, clock: DayClock): RequestOf<typeof getOrderHistory> {
  const { kind, outcome } = filter;
  return {
    ...inCommon(filter, clock),
    ...(kind === 'limit' || kind === 'market' ? { orderType: OrderType[kind] } : {}),
    ...(outcome === 'filled' || outcome === 'partlyFilled' || outcome === 'cancelled' ? { outcome } : {}),
  };
}

export const fillsRequest = (filter: ListFilter, clock: DayClock): RequestOf<typeof getFills> => ({
  ...inCommon(filter, clock),
  ...(filter.role === null ? {} : { role: filter.role }),
});

const planStates = { done: PlanStatus.succeeded, failed: PlanStatus.failed, cancelled: PlanStatus.cancelled } as const;

/** The code of a kind of plan; undefined for what is no kind of plan. */
export function planTypeOf(kind: ListFilter['kind']) {
  const name = planKindNames.find((one) => one === kind);
  return name === undefined ? undefined : planKinds[name].planType;
}

export function planHistoryRequest(filter: ListFilter, clock: DayClock): RequestOf<typeof getPlanHistory> {
  const { outcome } = filter;
  const planType = planTypeOf(filter.kind);
  return {
    ...inCommon(filter, clock),
    ...(planType === undefined ? {} : { planType }),
    ...(outcome === 'done' || outcome === 'failed' || outcome === 'cancelled' ? { status: planStates[outcome] } : {}),
  };
}

export const recordsRequest = (kind: MarginRecordKind, filter: ListFilter, clock: DayClock): RequestOf<typeof getMarginRecords> => ({
  kind,
  ...(filter.wallet === null ? {} : { marginMode: filter.wallet }),
  ...(filter.symbol === null ? {} : { symbolId: symbolIdOf(filter.symbol) }),
  ...(filter.asset === null ? {} : { coin: filter.asset }),
  ...timeSpan(filter, clock),
});
