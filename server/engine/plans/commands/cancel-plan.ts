// Take a waiting plan back, or all of an account's. An OCO's order in the book goes with it.
import { MarketState } from '#lib/contract/enums.ts';
import { everyMarket, type OrderId } from '../../ids.ts';
import type { CancelAllPlans, CancelPlan } from './plan-command.ts';
import { CancelReason } from '../../orders/order-event.ts';
import { facesOf } from '../../lending/margin-account.ts';
import type { Market } from '../../markets/market.ts';
import { done, refuse, type Context, type Outcome } from '../../outcome.ts';
import { cancelWaitingPlan } from '../close-plan.ts';
import type { Plan } from '../plan.ts';
import { RejectReason } from '../../reject.ts';
import { findPlan } from './find-plan.ts';
import { withdraw } from '../../orders/match.ts';

/** Whoever takes back the exit of an order wants none for what it fills later either. */
function disarm(context: Context, { planId, parentOrderId, marketId, account: { accountId } }: Plan): void {
  const order = context.state.orders.get(parentOrderId);
  if (order === undefined || order.extra?.armed?.planId !== planId) return;
  order.extra = { ...order.extra, exit: null, armed: { ...order.extra.armed, planId: 0 } };
  context.events.push({ type: 'order-exit-set', orderId: parentOrderId, accountId, marketId, exit: null });
}

function take(context: Context, market: Market, plan: Plan): void {
  cancelWaitingPlan(context, market, plan, CancelReason.requested);
  disarm(context, plan);
  const linked = context.state.orders.get(plan.linkedOrderId);
  if (linked !== undefined) withdraw(context, market, linked, CancelReason.linked);
}

export function cancelPlan(context: Context, command: CancelPlan): Outcome {
  const found = findPlan(context, command.accountId, command.planId);
  if ('ok' in found) return found;
  if (found.market.state === MarketState.halted) return refuse(RejectReason.marketHalted);
  take(context, found.market, found.plan);
  return done(command.planId, [command.planId]);
}

export function cancelAllPlans(context: Context, command: CancelAllPlans): Outcome {
  const { state } = context;
  const account = state.accounts.get(command.accountId);
  if (account === undefined) return refuse(RejectReason.unknownAccount);
  const only = state.markets.get(command.marketId);
  if (command.marketId !== everyMarket && only === undefined) return refuse(RejectReason.unknownMarket);
  if (only?.state === MarketState.halted) return refuse(RejectReason.marketHalted);
  const cancelled: OrderId[] = [];
  const planIds = facesOf(account).flatMap(({ plans }) => [...(plans ?? [])]);
  for (const planId of planIds.toSorted((a, b) => a - b)) {
    const plan = state.plans.get(planId);
    const market = plan === undefined ? undefined : state.markets.get(plan.marketId);
    if (plan === undefined || market === undefined || plan.fired !== null || market.state === MarketState.halted) continue;
    if (command.marketId !== everyMarket && plan.marketId !== command.marketId) continue;
    if (command.kind !== null && plan.terms.kind !== command.kind) continue;
    take(context, market, plan);
    cancelled.push(planId);
  }
  return done(null, cancelled);
}
