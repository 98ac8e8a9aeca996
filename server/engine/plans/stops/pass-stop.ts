// The order of a stop at a limit that rests has been jumped over: its owner is told, and it may be due at market.
import { lotsLeft, type Order, type OrderExtra } from '../../accounts/account.ts';
import type { OrderId } from '../../ids.ts';
import type { Context } from '../../outcome.ts';
import { lots } from '../../units.ts';
import { PlanLeg } from '../plan-event.ts';
import { legsOf } from '../plan-kinds.ts';
import type { Plan } from '../plan.ts';

const plain: OrderExtra = { displayLots: 0, exit: null, planId: 0, netUnits: 0, reduceOnly: false, holdSide: null, loan: null };

/** The time that the leg gives its order in the book; null: as long as it stands. */
const waitOf = ({ terms }: Plan, fired: PlanLeg): number | null =>
  legsOf(terms).find(({ leg }) => leg === fired)?.terms.marketAfterMs ?? null;

/** From when on an order is tried at market, each time that long after the last. */
export function wait(context: Context, order: Order, afterMs: number): void {
  order.extra = { ...(order.extra ?? plain), toMarket: { afterMs, dueMs: context.timeMs + afterMs } };
  context.state.schedule.addOrder(order);
}

export function passStop(context: Context, plan: Plan, fired: PlanLeg, orderId: OrderId): void {
  const order = context.state.orders.get(orderId);
  if (order === undefined || (fired !== PlanLeg.stopLoss && fired !== PlanLeg.stop)) return;
  const afterMs = waitOf(plan, fired);
  if (afterMs !== null) wait(context, order, afterMs);
  context.events.push({
    type: 'stop-passed',
    orderId,
    planId: plan.planId,
    accountId: plan.account.accountId,
    marketId: plan.marketId,
    remainingLots: lots(lotsLeft(order)),
    marketAtMs: order.extra?.toMarket?.dueMs ?? 0,
  });
}
