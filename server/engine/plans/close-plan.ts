// A plan is over: what it held is free, and nothing waits for it any more.
import { freeze, givenAsset } from '../accounts/settle.ts';
import type { OrderId } from '../ids.ts';
import { PlanOutcome } from './plan-event.ts';
import type { CancelReason } from '../orders/order-event.ts';
import type { Market } from '../markets/market.ts';
import type { Context } from '../outcome.ts';
import type { RejectReason } from '../reject.ts';
import { unfollow } from './waiting/followed-markets.ts';
import type { Plan } from './plan.ts';

/** Gives back what a plan holds. */
export function releaseHold(context: Context, market: Market, plan: Plan): void {
  const held = plan.heldUnits;
  plan.heldUnits = 0;
  freeze(context, plan.account, givenAsset(market, plan.side), -held, plan.planId);
}

/** Stops watching and waiting for a plan; it stays open until it is closed. */
export function stopWaiting(context: Context, market: Market, plan: Plan): void {
  market.conditions.remove(plan);
  context.state.schedule.removePlan(plan);
  unfollow(context.state, market, plan);
}

export function announceClosed(
  context: Context,
  plan: Plan,
  outcome: PlanOutcome,
  reason: RejectReason | CancelReason | null,
  orderId: OrderId,
): void {
  context.state.plans.delete(plan.planId);
  plan.account.plans?.delete(plan.planId);
  context.events.push({
    type: 'plan-closed',
    planId: plan.planId,
    accountId: plan.account.accountId,
    marketId: plan.marketId,
    outcome,
    reason,
    orderId,
  });
}

/** Ends a plan that still waits. */
export function cancelWaitingPlan(context: Context, market: Market, plan: Plan, reason: CancelReason): void {
  stopWaiting(context, market, plan);
  releaseHold(context, market, plan);
  announceClosed(context, plan, PlanOutcome.cancelled, reason, 0);
}
