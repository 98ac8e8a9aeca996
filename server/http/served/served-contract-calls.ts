// The calls about contracts that are served: a part of all served calls.
import type { Served } from '../serving/serve.ts';
import { serveTransferFunds } from '../v1/assets/transfer.ts';
import { servePositions } from '../v1/mcp/account/positions.ts';
import { serveSetAutoAppend } from '../v1/mcp/adjust/auto/append.ts';
import { serveChangeMargin } from '../v1/mcp/adjust/change/margin.ts';
import { serveSetLeverage } from '../v1/mcp/adjust/lever.ts';
import { serveSetMarginMode } from '../v1/mcp/adjust/margin/mode.ts';
import { serveSetPositionMode } from '../v1/mcp/adjust/position/mode.ts';
import { serveGiveDemoFunds } from '../v1/mcp/dummyTransfer.ts';
import { serveContracts } from '../v1/mcp/contract/symbols.ts';
import { serveGradients } from '../v1/mcp/contract/gradient.ts';
import { serveCoefficients } from '../v1/mcp/contract/coefficient.ts';
import { servePlaceConfig } from '../v1/mcp/contract/place.ts';
import { serveContractRatio } from '../v1/mcp/contract/ratio.ts';
import { serveContractCategories } from '../v1/mcp/contract/queryCategories.ts';
import { serveContractCommonConfig } from '../v1/mcp/contract/queryContractCommonConfig.ts';
import { serveContractSparklines } from '../v1/mcp/market/sparklines.ts';
import { servePractise } from '../v1/mcp/demo/scenario.ts';
import { serveScenarios } from '../v1/mcp/market/scenarios.ts';
import { serveControlScenario } from '../v1/operator/market/scenario.ts';
import { serveContractTicker } from '../v1/mcp/market/ticker.ts';
import { serveContractTickers } from '../v1/mcp/market/tickers.ts';
import { servePlaceScaledContract } from '../v1/mcp/order/placeScaled.ts';
import { serveOpenContract } from '../v1/mcp/order/openContract.ts';
import { serveCloseContract } from '../v1/mcp/order/closeContract.ts';
import { serveCloseShare } from '../v1/mcp/order/segmentContract.ts';
import { serveReversePosition } from '../v1/mcp/order/backContract.ts';
import { serveCloseAll } from '../v1/mcp/order/closeAll.ts';
import { serveCancelContract } from '../v1/mcp/order/cancelContract.ts';
import { serveBatchCancelContract } from '../v1/mcp/order/batchCancelContract.ts';
import { serveModifyContractOrder } from '../v1/mcp/order/modifyOrder.ts';
import { serveSetDelegateFlag } from '../v1/trigger/config/delegate/flag/set.ts';
import { serveUpdateContractPreset } from '../v1/mcp/order/updateContractPreset.ts';
import { serveRiskRatioRange } from '../v1/trigger/plan/mmr/getRiskRatioRange.ts';
import { servePlaceMarginRatioPlan } from '../v1/trigger/plan/mmr/placePlanOrder.ts';

export const servedContractCalls: readonly Served[] = [
  serveTransferFunds,
  serveGiveDemoFunds,
  servePositions,
  serveSetMarginMode,
  serveSetLeverage,
  serveChangeMargin,
  serveSetAutoAppend,
  serveSetPositionMode,
  serveContracts,
  serveGradients,
  serveCoefficients,
  servePlaceConfig,
  serveContractRatio,
  serveContractCategories,
  serveContractCommonConfig,
  serveContractTicker,
  serveContractTickers,
  serveContractSparklines,
  serveOpenContract,
  servePlaceScaledContract,
  serveCloseContract,
  serveCloseShare,
  serveReversePosition,
  serveCloseAll,
  serveCancelContract,
  serveBatchCancelContract,
  serveModifyContractOrder,
  serveRiskRatioRange,
  servePlaceMarginRatioPlan,
  serveScenarios,
  servePractise,
  serveControlScenario,
  serveSetDelegateFlag,
  serveUpdateContractPreset,
];
