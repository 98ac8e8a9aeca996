// The calls about what one owns that are served beside the first few: a part of all served calls.
import type { Served } from '../serving/serve.ts';
import { serveCoinCosts } from '../v1/assets/costs.ts';
import { serveEquity } from '../v1/assets/equity.ts';
import { serveExplainBalance } from '../v1/assets/explain.ts';
import { serveExportMovements } from '../v1/assets/history/export.ts';
import { serveMovements } from '../v1/assets/history.ts';
import { serveTransferable } from '../v1/assets/transferable.ts';
import { serveTransferRoutes } from '../v1/assets/transferRoutes.ts';

export const servedAssetsCalls: readonly Served[] = [
  serveCoinCosts,
  serveEquity,
  serveMovements,
  serveExportMovements,
  serveExplainBalance,
  serveTransferRoutes,
  serveTransferable,
];
