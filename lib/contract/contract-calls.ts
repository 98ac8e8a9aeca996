// Every call about contracts: a part of the registry.
import type { AnyCall } from './call.ts';
import { transferFunds } from './calls/v1/assets/transfer.ts';
import { getPositions } from './calls/v1/mcp/account/positions.ts';
import { setAutoAppend } from './calls/v1/mcp/adjust/auto/append.ts';
import { changeMargin } from './calls/v1/mcp/adjust/change/margin.ts';
import { setLeverage } from './calls/v1/mcp/adjust/lever.ts';
import { setMarginMode } from './calls/v1/mcp/adjust/margin/mode.ts';
import { setPositionMode } from './calls/v1/mcp/adjust/position/mode.ts';
import { giveDemoFunds } from './calls/v1/mcp/dummyTransfer.ts';
import { getContracts } from './calls/v1/mcp/contract/symbols.ts';
import { getGradients } from './calls/v1/mcp/contract/gradient.ts';
import { getCoefficients } from './calls/v1/mcp/contract/coefficient.ts';
import { getPlaceConfig } from './calls/v1/mcp/contract/place.ts';
import { getContractRatio } from './calls/v1/mcp/contract/ratio.ts';
import { getContractCategories } from './calls/v1/mcp/contract/queryCategories.ts';
import { getContractCommonConfig } from './calls/v1/mcp/contract/queryContractCommonConfig.ts';
import { getContractSparklines } from './calls/v1/mcp/market/sparklines.ts';
import { practise } from './calls/v1/mcp/demo/scenario.ts';
import { getScenarios } from './calls/v1/mcp/market/scenarios.ts';
import { controlScenario } from './calls/v1/operator/market/scenario.ts';
import { getContractTicker } from './calls/v1/mcp/market/ticker.ts';
import { getContractTickers } from './calls/v1/mcp/market/tickers.ts';
import { placeScaledContract } from './calls/v1/mcp/order/placeScaled.ts';
import { openContract } from './calls/v1/mcp/order/openContract.ts';
import { closeContract } from './calls/v1/mcp/order/closeContract.ts';
import { closeShare } from './calls/v1/mcp/order/segmentContract.ts';
import { reversePosition } from './calls/v1/mcp/order/backContract.ts';
import { closeAllPositions } from './calls/v1/mcp/order/closeAll.ts';
import { cancelContract } from './calls/v1/mcp/order/cancelContract.ts';
import { batchCancelContract } from './calls/v1/mcp/order/batchCancelContract.ts';
import { modifyContractOrder } from './calls/v1/mcp/order/modifyOrder.ts';
import { setDelegateFlag } from './calls/v1/trigger/config/delegate/flag/set.ts';
import { updateContractPreset } from './calls/v1/mcp/order/updateContractPreset.ts';
import { getRiskRatioRange } from './calls/v1/trigger/plan/mmr/getRiskRatioRange.ts';
import { placeMarginRatioPlan } from './calls/v1/trigger/plan/mmr/placePlanOrder.ts';

export const contractCalls = [
  transferFunds,
  giveDemoFunds,
  getPositions,
  setMarginMode,
  setLeverage,
  changeMargin,
  setAutoAppend,
  setPositionMode,
  getContracts,
  getGradients,
  getCoefficients,
  getPlaceConfig,
  getContractRatio,
  getContractCategories,
  getContractCommonConfig,
  getContractTicker,
  getContractTickers,
  getContractSparklines,
  openContract,
  placeScaledContract,
  closeContract,
  closeShare,
  reversePosition,
  closeAllPositions,
  cancelContract,
  batchCancelContract,
  modifyContractOrder,
  getRiskRatioRange,
  placeMarginRatioPlan,
  getScenarios,
  practise,
  controlScenario,
  setDelegateFlag,
  updateContractPreset,
] as const satisfies readonly AnyCall[];
