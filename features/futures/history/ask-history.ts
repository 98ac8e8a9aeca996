// How each history of contracts is asked for: by its list, page by page, and by its file, all of it.
import { getContractFills } from '#lib/contract/calls/v1/mcp/history/fills.ts';
import { getFundingPayments } from '#lib/contract/calls/v1/mcp/history/funding.ts';
import { getLiquidations } from '#lib/contract/calls/v1/mcp/history/liquidations.ts';
import { getContractPlanHistory } from '#lib/contract/calls/v1/mcp/history/plans.ts';
import { getClosedPositions } from '#lib/contract/calls/v1/mcp/history/positions.ts';
import { getFuturesTransactions } from '#lib/contract/calls/v1/mcp/history/transactions.ts';
import { getContractOrderHistory } from '#lib/contract/calls/v1/mcp/order/getHistoryOrderList.ts';
import type { ClosedPosition, FundingPayment, FuturesEntry, Liquidation } from '#lib/contract/contract-history.ts';
import type { SpotFill, SpotOrder } from '#lib/contract/order.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import {
  closedPositionsRequest,
  fillsRequest,
  fundingRequest,
  liquidationsRequest,
  orderHistoryRequest,
  planHistoryRequest,
  transactionsRequest,
} from './history-requests.ts';
import type { AskHistory } from './use-history.ts';

export const askPositions: AskHistory<ClosedPosition> = (api, scope, page, signal) =>
  api.call(getClosedPositions, { ...closedPositionsRequest(scope), ...page }, { signal });

export const askOrders: AskHistory<SpotOrder> = (api, scope, page, signal) =>
  api.call(getContractOrderHistory, { ...orderHistoryRequest(scope), ...page }, { signal });

export const askPlans: AskHistory<SpotPlan> = (api, scope, page, signal) =>
  api.call(getContractPlanHistory, { ...planHistoryRequest(scope), ...page }, { signal });

export const askFills: AskHistory<SpotFill> = (api, scope, page, signal) =>
  api.call(getContractFills, { ...fillsRequest(scope), ...page }, { signal });

export const askFunding: AskHistory<FundingPayment> = (api, scope, page, signal) =>
  api.call(getFundingPayments, { ...fundingRequest(scope), ...page }, { signal });

export const askTransactions: AskHistory<FuturesEntry> = (api, scope, page, signal) =>
  api.call(getFuturesTransactions, { ...transactionsRequest(scope), ...page }, { signal });

export const askLiquidations: AskHistory<Liquidation> = (api, scope, page, signal) =>
  api.call(getLiquidations, { ...liquidationsRequest(scope), ...page }, { signal });
