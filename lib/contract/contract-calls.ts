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

export const contractCalls = [
  transferFunds,
  giveDemoFunds,
  getPositions,
  setMarginMode,
  setLeverage,
  changeMargin,
  setAutoAppend,
  setPositionMode,
] as const satisfies readonly AnyCall[];
