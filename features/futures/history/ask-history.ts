// The calls for each history of contracts: for its list, page by page, and for its file, all of it.
import { getContractFills } from '#lib/contract/calls/v1/mcp/history/fills.ts';
import { getFundingPayments } from '#lib/contract/calls/v1/mcp/history/funding.ts';
import { getLiquidations } from '#lib/contract/calls/v1/mcp/history/liquidations.ts';
import { getContractPlanHistory } from '#lib/contract/calls/v1/mcp/history/plans.ts';
import { getClosedPositions } from '#lib/contract/calls/v1/mcp/history/positions.ts';
import { getFuturesTransactions } from '#lib/contract/calls/v1/mcp/history/transactions.ts';
import { getContractOrderHistory } from '#lib/contract/calls/v1/mcp/order/getHistoryOrderList.ts';
import {
  closedPositionsRequest,
  fillsRequest,
  fundingRequest,
  liquidationsRequest,
  orderHistoryRequest,
  planHistoryRequest,
  transactionsRequest,
} from './history-requests.ts';
import { historyOf } from './history-of.ts';

export const askPositions = historyOf(getClosedPositions, (scope, page) => ({ ...closedPositionsRequest(scope), ...page }));

export const askOrders = historyOf(getContractOrderHistory, (scope, page) => ({ ...orderHistoryRequest(scope), ...page }));

export const askPlans = historyOf(getContractPlanHistory, (scope, page) => ({ ...planHistoryRequest(scope), ...page }));

export const askFills = historyOf(getContractFills, (scope, page) => ({ ...fillsRequest(scope), ...page }));

export const askFunding = historyOf(getFundingPayments, (scope, page) => ({ ...fundingRequest(scope), ...page }));

export const askTransactions = historyOf(getFuturesTransactions, (scope, page) => ({ ...transactionsRequest(scope), ...page }));

export const askLiquidations = historyOf(getLiquidations, (scope, page) => ({ ...liquidationsRequest(scope), ...page }));
