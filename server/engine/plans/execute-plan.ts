// A fired plan becomes an order: its money is given back, and the order is placed under all rules of its kind.
import { OrderSource, TimeInForce } from '#lib/contract/enums.ts';
import { lotsLeft } from '../accounts/account.ts';
import { closedSide, closesOnly, positionOf } from '../accounts/positions/holding.ts';
import { withdraw } from '../orders/match.ts';
import { CancelReason } from '../orders/order-event.ts';
import { PlanLeg, PlanOutcome } from './plan-event.ts';
import type { Market } from '../markets/market.ts';
import type { Context } from '../outcome.ts';
import { announceClosed, releaseHold } from './close-plan.ts';
import type { Plan } from './plan.ts';
import { legsOf, rulesOf } from './plan-kinds.ts';
import { passStop } from './stops/pass-stop.ts';
import { placeForPlan, planOrder, type PlanSize } from './plan-order.ts';

const legSources: Readonly<Record<PlanLeg, OrderSource | null>> = {
  [PlanLeg.trigger]: null,
  [PlanLeg.takeProfit]: OrderSource.stopProfit,
  [PlanLeg.stopLoss]: OrderSource.stopLoss,
  [PlanLeg.trailing]: OrderSource.stopLoss,
  [PlanLeg.marginRatio]: OrderSource.stopLoss,
  [PlanLeg.stop]: OrderSource.stopLoss,
};

/** The lots that a contract's plan trades: for a plan that only closes, no more than there are to close. */
function contractLots({ account, marketId, side, quantityLots, reduceOnly, holdSide }: Plan): number {
  if (!closesOnly(side, { reduceOnly, holdSide })) return quantityLots;
  const holding = account.futures?.holdings.get(marketId);
  const held = holding === undefined ? 0 : positionOf(holding, closedSide(side)).lots;
  return quantityLots === 0 ? held : Math.min(quantityLots, held);
}

/** The size of the order: the rest of the order that stood beside the plan, for a contract the lots to close; null: that order is gone. */
function sizeOf(context: Context, market: Market, plan: Plan): PlanSize | null {
  if (market.contract !== null) return { quantityLots: contractLots(plan), amountUnits: 0 };
  if (rulesOf(plan.terms).linked === null) return plan;
  const linked = context.state.orders.get(plan.linkedOrderId);
  if (linked === undefined) return null;
  const size = { quantityLots: lotsLeft(linked), amountUnits: 0 };
  withdraw(context, market, linked, CancelReason.linked);
  return size;
}

/** Executes the fired leg of a plan that no longer waits, and closes it. */
export function executePlan(context: Context, market: Market, plan: Plan, fired: PlanLeg): void {
  const size = sizeOf(context, market, plan);
  releaseHold(context, market, plan);
  if (size === null) {
    announceClosed(context, plan, PlanOutcome.cancelled, CancelReason.linked, 0);
    return;
  }
  const met = legsOf(plan.terms).find(({ leg }) => leg === fired);
  const executeTicks = met?.terms.executeTicks ?? 0;
  const exit = rulesOf(plan.terms).exitOf(plan.terms, market, plan.side);
  const order = planOrder(market, plan, { ...size, executeTicks, timeInForce: TimeInForce.gtc, exit });
  const outcome = placeForPlan(context, plan, order, legSources[fired]);
  if (outcome.ok && met !== undefined) passStop(context, plan, met, outcome.orderId ?? 0);
  if (outcome.ok) announceClosed(context, plan, PlanOutcome.succeeded, null, outcome.orderId ?? 0);
  else announceClosed(context, plan, PlanOutcome.failed, outcome.reason, 0);
}
