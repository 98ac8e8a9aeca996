// Every call about what one owns beside the first few: a part of the registry.
import type { AnyCall } from './call.ts';
import { getCoinCosts } from './calls/v1/assets/costs.ts';
import { getEquity } from './calls/v1/assets/equity.ts';
import { explainBalance } from './calls/v1/assets/explain.ts';
import { exportMovements } from './calls/v1/assets/history/export.ts';
import { getMovements } from './calls/v1/assets/history.ts';
import { getTransferable } from './calls/v1/assets/transferable.ts';
import { getTransferRoutes } from './calls/v1/assets/transferRoutes.ts';

export const assetsCalls = [
  getCoinCosts,
  getEquity,
  getMovements,
  exportMovements,
  explainBalance,
  getTransferRoutes,
  getTransferable,
] as const satisfies readonly AnyCall[];
