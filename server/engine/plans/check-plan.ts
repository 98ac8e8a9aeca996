// The checks of a plan: a size of the right kind and within the market's limits, and conditions that make sense now.
import { closesOnly } from '../accounts/positions/holding.ts';
import type { Market } from '../markets/market.ts';
import { RejectReason } from '../reject.ts';
import { rulesOf } from './plan-kinds.ts';
import type { PlanRequest } from './plan-request.ts';

/** Quantity, amount and notional within the market's limits; null when they are kept. */
export function checkPlanSize(market: Market, { side, quantityLots, amountUnits, terms, ...words }: PlanRequest): RejectReason | null {
  const { rules, maxNotional } = market;
  // However little is left of a position, it can be closed.
  const closes = closesOnly(side, words);
  const minNotional = closes ? 0 : market.minNotional;
  // All of a position.
  if (market.contract !== null && quantityLots === 0) return null;
  if (amountUnits > 0) {
    if (amountUnits < minNotional) return RejectReason.notionalBelowMinimum;
    return amountUnits > maxNotional ? RejectReason.notionalAboveMaximum : null;
  }
  if (quantityLots < rules.minQuantityLots && !closes) return RejectReason.quantityBelowMinimum;
  if (quantityLots > rules.maxQuantityLots) return RejectReason.quantityAboveMaximum;
  for (const price of rulesOf(terms).judgedTicks(market, terms)) {
    if (price === 0) return RejectReason.noWatchedPrice;
    const notional = price * quantityLots * rules.tickLotUnits;
    if (notional < minNotional) return RejectReason.notionalBelowMinimum;
    if (notional > maxNotional) return RejectReason.notionalAboveMaximum;
  }
  return null;
}

/** Everything but the number of plans and the money; null when it is kept. */
export function checkPlan(market: Market, request: PlanRequest): RejectReason | null {
  const kind = rulesOf(request.terms);
  return kind.refuseUnit(market, request) ?? kind.refuseTerms(market, request) ?? checkPlanSize(market, request);
}
