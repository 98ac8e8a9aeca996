// Every call about what happened with contracts: a part of the registry.
import type { AnyCall } from './call.ts';
import { getInsuranceAmounts } from './calls/v1/mcp/contract/configInfo/riskCapitalAmount.ts';
import { exportInsuranceFlow } from './calls/v1/mcp/contract/configInfo/riskCapitalFlow/export.ts';
import { getInsuranceFlow } from './calls/v1/mcp/contract/configInfo/riskCapitalFlowV2.ts';
import { exportDeliveries } from './calls/v1/mcp/contract/delivery/export.ts';
import { getDeliveries } from './calls/v1/mcp/contract/delivery/list.ts';
import { getContractFills } from './calls/v1/mcp/history/fills.ts';
import { getFundingPayments } from './calls/v1/mcp/history/funding.ts';
import { getLiquidations } from './calls/v1/mcp/history/liquidations.ts';
import { getContractPlanHistory } from './calls/v1/mcp/history/plans.ts';
import { getClosedPositions } from './calls/v1/mcp/history/positions.ts';
import { getPeriodResult } from './calls/v1/mcp/history/result.ts';
import { getFuturesTransactions } from './calls/v1/mcp/history/transactions.ts';
import { getFundingRates } from './calls/v1/mcp/market/capital/feeRate/list.ts';
import { getIndexComposition } from './calls/v1/mcp/market/index/composition.ts';
import { exportSettledFunding } from './calls/v1/mcp/market/settle/feeRate/export.ts';
import { getSettledFunding } from './calls/v1/mcp/market/settle/feeRate/list.ts';
import { getContractOrderHistory } from './calls/v1/mcp/order/getHistoryOrderList.ts';
import { getContractOpenOrders } from './calls/v1/mcp/order/openOrders.ts';

export const contractHistoryCalls = [
  getContractOpenOrders,
  getContractOrderHistory,
  getContractFills,
  getClosedPositions,
  getFuturesTransactions,
  getFundingPayments,
  getContractPlanHistory,
  getPeriodResult,
  getLiquidations,
  getFundingRates,
  getSettledFunding,
  exportSettledFunding,
  getIndexComposition,
  getDeliveries,
  exportDeliveries,
  getInsuranceAmounts,
  getInsuranceFlow,
  exportInsuranceFlow,
] as const satisfies readonly AnyCall[];
