// The requests to the exchange when a history of contracts is narrowed.
import type { RequestOf } from '#lib/contract/call.ts';
import type { getContractFills } from '#lib/contract/calls/v1/mcp/history/fills.ts';
import type { getFundingPayments } from '#lib/contract/calls/v1/mcp/history/funding.ts';
import type { getLiquidations } from '#lib/contract/calls/v1/mcp/history/liquidations.ts';
import type { getContractPlanHistory } from '#lib/contract/calls/v1/mcp/history/plans.ts';
import type { getClosedPositions } from '#lib/contract/calls/v1/mcp/history/positions.ts';
import type { getFuturesTransactions } from '#lib/contract/calls/v1/mcp/history/transactions.ts';
import type { getContractOrderHistory } from '#lib/contract/calls/v1/mcp/order/getHistoryOrderList.ts';
import { contractLines, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import { OrderDirection, OrderType, PlanStatus } from '#lib/contract/enums.ts';
import { type DayClock, timeSpan } from '#lib/format/time-span.ts';
import { planKinds } from '../panels/words/plan-kinds.ts';
import type { HistoryFilter } from './history-filter.ts';

/** The line that is asked about, the filter that narrows it, and the time at which it is asked. */
export type HistoryScope = { readonly line: ContractLineKey; readonly filter: HistoryFilter; readonly clock: DayClock };

const inCommon = ({ line, filter, clock }: HistoryScope) => ({
  businessLine: contractLines[line],
  ...(filter.contract === null ? {} : { symbolId: filter.contract }),
  ...timeSpan(filter, clock),
});

const directions = { buy: OrderDirection.singleSideBuy, sell: OrderDirection.singleSideSell } as const;
const planEnds = { done: PlanStatus.succeeded, failed: PlanStatus.failed, cancelled: PlanStatus.cancelled } as const;

export const closedPositionsRequest = (scope: HistoryScope): RequestOf<typeof getClosedPositions> => ({
  ...inCommon(scope),
  holdSide: scope.filter.held ?? undefined,
  closedBy: scope.filter.end ?? undefined,
});

const directionOf = ({ side }: HistoryFilter) => (side === null ? undefined : directions[side]);

export function orderHistoryRequest(scope: HistoryScope): RequestOf<typeof getContractOrderHistory> {
  const { kind, outcome } = scope.filter;
  return {
    ...inCommon(scope),
    delegateType: directionOf(scope.filter),
    orderType: kind === null ? undefined : OrderType[kind],
    outcome: outcome ?? undefined,
  };
}

export function planHistoryRequest(scope: HistoryScope): RequestOf<typeof getContractPlanHistory> {
  const { plan, result } = scope.filter;
  return {
    ...inCommon(scope),
    delegateType: directionOf(scope.filter),
    planType: plan === null ? undefined : planKinds[plan].planType,
    status: result === null ? undefined : planEnds[result],
  };
}

export const fillsRequest = (scope: HistoryScope): RequestOf<typeof getContractFills> => ({
  ...inCommon(scope),
  delegateType: directionOf(scope.filter),
  role: scope.filter.role ?? undefined,
});

export const fundingRequest = (scope: HistoryScope): RequestOf<typeof getFundingPayments> => ({
  ...inCommon(scope),
  holdSide: scope.filter.held ?? undefined,
  flow: scope.filter.flow ?? undefined,
});

export function transactionsRequest({ line, filter, clock }: HistoryScope): RequestOf<typeof getFuturesTransactions> {
  const { coin, cause } = filter;
  return {
    businessLine: contractLines[line],
    ...timeSpan(filter, clock),
    coin: coin ?? undefined,
    causes: cause === null ? undefined : [cause],
  };
}

export const liquidationsRequest = (scope: HistoryScope): RequestOf<typeof getLiquidations> => ({
  ...inCommon(scope),
  holdSide: scope.filter.held ?? undefined,
  step: scope.filter.step ?? undefined,
});
