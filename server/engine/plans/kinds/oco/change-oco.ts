// Other prices or another size for an OCO: its order in the book and its stop together, or neither.
import { lotsLeft } from '#server/engine/accounts/account.ts';
import { canReserve, freeze, givenAsset, reservation } from '#server/engine/accounts/settle.ts';
import type { Market } from '#server/engine/markets/market.ts';
import { giveOrderTerms, refuseOrderTerms } from '#server/engine/orders/amend-order.ts';
import { refuseMarginChange } from '#server/engine/lending/fund-order.ts';
import type { Context } from '#server/engine/outcome.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { lots } from '#server/engine/units.ts';
import { checkSizeAt } from '../../check-size.ts';
import { releaseHold } from '../../close-plan.ts';
import { judgedLegs, refuseLegs } from '../../legs.ts';
import type { Plan } from '../../plan.ts';
import type { PlanRequest } from '../../plan-request.ts';
import { isSameStop } from '../../trigger-terms.ts';
import { ocoHold, ocoLegs } from './oco-hold.ts';
import type { OcoTerms } from './oco-terms.ts';

/** The stop needs its hold for what is left of the order, as it executes for that alone. */
export function changeOco(context: Context, market: Market, plan: Plan<OcoTerms>, request: PlanRequest<OcoTerms>): RejectReason | null {
  const order = context.state.orders.get(plan.linkedOrderId);
  if (order === undefined) return RejectReason.planNotOpen;
  const { account, side } = plan;
  const { terms, quantityLots } = request;
  const wanted = { priceTicks: terms.limitTicks, quantityLots: lots(quantityLots) };
  const movesOrder = wanted.priceTicks !== order.priceTicks || quantityLots !== order.quantityLots;
  if (!movesOrder && isSameStop(terms.stop, plan.terms.stop)) return RejectReason.nothingToAmend;
  const legs = ocoLegs(terms);
  const wrong =
    refuseLegs(market, side, legs, false) ??
    checkSizeAt(market, request, judgedLegs(legs)) ??
    (movesOrder ? refuseOrderTerms(context, market, order, wanted) : null);
  if (wrong !== null) return wrong;

  const left = quantityLots - order.filledLots;
  const held = plan.borrow ? 0 : ocoHold(market, side, terms, { quantityLots: left });
  const orderChange = reservation(market, side, wanted.priceTicks, left) - reservation(market, side, order.priceTicks, lotsLeft(order));
  const change = orderChange + held - plan.heldUnits;
  const asset = givenAsset(market, side);
  if (change > 0 && !canReserve(context, account, asset, change)) return RejectReason.insufficientBalance;
  const overMargin = movesOrder ? refuseMarginChange(context, market, order, wanted.priceTicks, left) : null;
  if (overMargin !== null) return overMargin;

  releaseHold(context, market, plan);
  if (movesOrder) giveOrderTerms(context, market, order, wanted);
  plan.terms = terms;
  plan.quantityLots = quantityLots;
  plan.heldUnits = held;
  freeze(context, account, asset, held, plan.planId);
  return null;
}
