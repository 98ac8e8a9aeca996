// The order of a chase limit is moved to the best price of its side, or ends with the reason why it is not.
import { Side } from '#lib/contract/enums.ts';
import { freeze, givenAsset, reservation } from '#server/engine/accounts/settle.ts';
import { lotsLeft, type Order } from '#server/engine/accounts/account.ts';
import { changeOrder } from '#server/engine/orders/amend-order.ts';
import { withdraw } from '#server/engine/orders/match.ts';
import { CancelReason } from '#server/engine/orders/order-event.ts';
import { PlanOutcome } from '../../plan-event.ts';
import type { Market } from '#server/engine/markets/market.ts';
import type { Context } from '#server/engine/outcome.ts';
import type { RejectReason } from '#server/engine/reject.ts';
import { lots, ticks } from '#server/engine/units.ts';
import { announceClosed, cancelWaitingPlan, releaseHold, stopWaiting } from '../../close-plan.ts';
import type { ChaseProgress, Plan } from '../../plan.ts';
import type { ChaseLimitTerms } from './chase-limit-terms.ts';
import { isBeyond } from './is-beyond.ts';

type ChasePlan = Plan<ChaseLimitTerms> & { readonly progress: ChaseProgress };

/** The order is filled, or has gone in another way than by its plan. */
export function endWithOrder(context: Context, market: Market, plan: Plan<ChaseLimitTerms>, order: Order): void {
  if (lotsLeft(order) > 0) {
    cancelWaitingPlan(context, market, plan, CancelReason.linked);
    return;
  }
  stopWaiting(context, market, plan);
  releaseHold(context, market, plan);
  announceClosed(context, plan, PlanOutcome.succeeded, null, order.orderId);
}

/** Takes the order out of the book and closes the plan. */
function giveUp(context: Context, market: Market, plan: ChasePlan, order: Order, reason: CancelReason | RejectReason): void {
  const isOwn = reason === CancelReason.chaseBound || reason === CancelReason.chaseMoves;
  stopWaiting(context, market, plan);
  releaseHold(context, market, plan);
  announceClosed(context, plan, isOwn ? PlanOutcome.cancelled : PlanOutcome.failed, reason, order.orderId);
  withdraw(context, market, order, isOwn ? reason : CancelReason.linked);
}

/** Why an order may not follow to a price; null when it may. */
function refuseMove({ side, terms, progress }: ChasePlan, bestTicks: number): CancelReason | null {
  if (isBeyond(side, bestTicks, terms.boundTicks)) return CancelReason.chaseBound;
  return progress.moves >= terms.maxMoves ? CancelReason.chaseMoves : null;
}

/** Holds what a buy still needs to be moved to its bound. */
function holdRest(context: Context, market: Market, plan: ChasePlan, order: Order): void {
  const { side, terms, account, planId } = plan;
  if (market.contract !== null || plan.borrow || side === Side.sell) return;
  const left = lotsLeft(order);
  plan.heldUnits = reservation(market, side, terms.boundTicks, left) - reservation(market, side, order.priceTicks, left);
  freeze(context, account, givenAsset(market, side), plan.heldUnits, planId);
}

/**
 * Shows the plan the best price of its side. An order that stands there, alone or with others, stays; one that was passed is moved there,
 * at the end of the queue. It never follows a price back, since a better one of its own is never worth less to its owner.
 * Answers whether anything was done.
 */
export function chaseBest(context: Context, market: Market, plan: ChasePlan, bestTicks: number): boolean {
  const order = context.state.orders.get(plan.linkedOrderId);
  if (order === undefined || !isBeyond(plan.side, bestTicks, order.priceTicks)) return false;
  const over = refuseMove(plan, bestTicks);
  if (over !== null) {
    giveUp(context, market, plan, order, over);
    return true;
  }
  releaseHold(context, market, plan);
  const outcome = changeOrder(context, market, order, { priceTicks: bestTicks, quantityLots: lots(order.quantityLots) });
  if (!outcome.ok) {
    giveUp(context, market, plan, order, outcome.reason);
    return true;
  }
  plan.progress.moves += 1;
  holdRest(context, market, plan, order);
  const { planId, account, marketId } = plan;
  context.events.push({
    type: 'plan-repriced',
    planId,
    accountId: account.accountId,
    marketId,
    moves: plan.progress.moves,
    priceTicks: ticks(bestTicks),
  });
  return true;
}
