// The calls about spot margin that are served: a part of all served calls.
import type { Served } from '../serving/serve.ts';
import { serveMarginAccounts } from '../v1/margin/account/assets.ts';
import { serveBorrowMargin } from '../v1/margin/account/borrow.ts';
import { serveMarginLeverage } from '../v1/margin/account/leverage.ts';
import { serveMarginLimits } from '../v1/margin/account/limits.ts';
import { serveRepayMargin } from '../v1/margin/account/repay.ts';
import { serveMarginLiquidation } from '../v1/margin/history/liquidation.ts';
import { serveMarginRecords } from '../v1/margin/history/list.ts';
import { serveMarginTerms } from '../v1/margin/public/terms.ts';

export const servedMarginCalls: readonly Served[] = [
  serveMarginTerms,
  serveMarginAccounts,
  serveMarginLimits,
  serveBorrowMargin,
  serveRepayMargin,
  serveMarginLeverage,
  serveMarginRecords,
  serveMarginLiquidation,
];
