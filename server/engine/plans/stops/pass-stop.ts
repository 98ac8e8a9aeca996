// The order of a stop at a limit that rests has been jumped over: its owner is told, and it may be due at market.
import { lotsLeft, type Order, type OrderExtra } from '../../accounts/account.ts';
import type { OrderId } from '../../ids.ts';
import type { Context } from '../../outcome.ts';
import { lots } from '../../units.ts';
import { PlanLeg } from '../plan-event.ts';
import type { Leg, Plan } from '../plan.ts';

const plain: OrderExtra = { displayLots: 0, exit: null, planId: 0, netUnits: 0, reduceOnly: false, holdSide: null, loan: null };

/**
 * From when on an order is tried at market, each time that long after the last.
 * @returns the time of the next try
 */
export function wait(context: Context, order: Order, afterMs: number): number {
  const dueMs = context.timeMs + afterMs;
  order.extra = { ...(order.extra ?? plain), toMarket: { afterMs, dueMs } };
  context.state.schedule.addOrder(order);
  return dueMs;
}

export function passStop(context: Context, plan: Plan, { leg, terms }: Leg, orderId: OrderId): void {
  const order = context.state.orders.get(orderId);
  if (order === undefined || (leg !== PlanLeg.stopLoss && leg !== PlanLeg.stop)) return;
  const marketAtMs = terms.marketAfterMs === undefined ? 0 : wait(context, order, terms.marketAfterMs);
  context.events.push({
    type: 'stop-passed',
    orderId,
    planId: plan.planId,
    accountId: plan.account.accountId,
    marketId: plan.marketId,
    remainingLots: lots(lotsLeft(order)),
    marketAtMs,
  });
}
