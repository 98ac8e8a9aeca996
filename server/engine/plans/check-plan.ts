// The checks of a plan: a size of the right kind and within the market's limits, and conditions that make sense now.
import type { Market } from '../markets/market.ts';
import type { RejectReason } from '../reject.ts';
import { checkSizeAt } from './check-size.ts';
import { rulesOf } from './plan-kinds.ts';
import type { PlanRequest } from './plan-request.ts';

/** Quantity, amount and notional within the market's limits; null when they are kept. */
export const checkPlanSize = (market: Market, request: PlanRequest): RejectReason | null =>
  checkSizeAt(market, request, rulesOf(request.terms).judgedTicks(market, request.terms));

/** Everything but the number of plans and the money; null when it is kept. */
export function checkPlan(market: Market, request: PlanRequest): RejectReason | null {
  const kind = rulesOf(request.terms);
  return kind.refuseUnit(market, request) ?? kind.refuseTerms(market, request) ?? checkPlanSize(market, request);
}
