// The calls about what happened with contracts that are served: a part of all served calls.
import type { Served } from '../serving/serve.ts';
import { serveInsuranceAmounts } from '../v1/mcp/contract/configInfo/riskCapitalAmount.ts';
import { serveExportInsuranceFlow } from '../v1/mcp/contract/configInfo/riskCapitalFlow/export.ts';
import { serveInsuranceFlow } from '../v1/mcp/contract/configInfo/riskCapitalFlowV2.ts';
import { serveExportDeliveries } from '../v1/mcp/contract/delivery/export.ts';
import { serveDeliveries } from '../v1/mcp/contract/delivery/list.ts';
import { serveContractFills } from '../v1/mcp/history/fills.ts';
import { serveFundingPayments } from '../v1/mcp/history/funding.ts';
import { serveLiquidations } from '../v1/mcp/history/liquidations.ts';
import { serveContractPlanHistory } from '../v1/mcp/history/plans.ts';
import { serveClosedPositions } from '../v1/mcp/history/positions.ts';
import { servePeriodResult } from '../v1/mcp/history/result.ts';
import { serveFuturesTransactions } from '../v1/mcp/history/transactions.ts';
import { serveFundingRates } from '../v1/mcp/market/capital/feeRate/list.ts';
import { serveIndexComposition } from '../v1/mcp/market/index/composition.ts';
import { serveExportSettledFunding } from '../v1/mcp/market/settle/feeRate/export.ts';
import { serveSettledFunding } from '../v1/mcp/market/settle/feeRate/list.ts';
import { serveContractOrderHistory } from '../v1/mcp/order/getHistoryOrderList.ts';
import { serveContractOpenOrders } from '../v1/mcp/order/openOrders.ts';

export const servedContractHistory: readonly Served[] = [
  serveContractOpenOrders,
  serveContractOrderHistory,
  serveContractFills,
  serveClosedPositions,
  serveFuturesTransactions,
  serveFundingPayments,
  serveContractPlanHistory,
  servePeriodResult,
  serveLiquidations,
  serveFundingRates,
  serveSettledFunding,
  serveExportSettledFunding,
  serveIndexComposition,
  serveDeliveries,
  serveExportDeliveries,
  serveInsuranceAmounts,
  serveInsuranceFlow,
  serveExportInsuranceFlow,
];
