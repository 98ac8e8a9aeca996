// Every call about spot margin: a part of the registry.
import type { AnyCall } from './call.ts';
import { getMarginAccounts } from './calls/v1/margin/account/assets.ts';
import { borrowMargin } from './calls/v1/margin/account/borrow.ts';
import { setMarginLeverage } from './calls/v1/margin/account/leverage.ts';
import { getMarginLimits } from './calls/v1/margin/account/limits.ts';
import { repayMargin } from './calls/v1/margin/account/repay.ts';
import { getMarginLiquidation } from './calls/v1/margin/history/liquidation.ts';
import { getMarginRecords } from './calls/v1/margin/history/list.ts';
import { getMarginTerms } from './calls/v1/margin/public/terms.ts';

export const marginCalls = [
  getMarginTerms,
  getMarginAccounts,
  getMarginLimits,
  borrowMargin,
  repayMargin,
  setMarginLeverage,
  getMarginRecords,
  getMarginLiquidation,
] as const satisfies readonly AnyCall[];
