// The take-profit and stop-loss of an order become a plan: with its first fill, or when it has ended.
import { EntryPoint, MarketState } from '#lib/contract/enums.ts';
import type { Order } from '../../accounts/account.ts';
import type { OrderId } from '../../ids.ts';
import type { Market } from '../../markets/market.ts';
import type { Context } from '../../outcome.ts';
import { RejectReason } from '../../reject.ts';
import { checkPlanSize } from '../check-plan.ts';
import { announceClosed, releaseHold, stopWaiting } from '../close-plan.ts';
import { hasRoom, openPlan } from '../open-plan.ts';
import { PlanOutcome } from '../plan-event.ts';
import type { PlanRequest } from '../plan-request.ts';
import type { Plan } from '../plan.ts';
import { checkPresent } from '../waiting/check-conditions.ts';
import { exitRequest, givenBy } from './exit-size.ts';
import { growExit } from './grow-exit.ts';

const refuseExit = (context: Context, market: Market, order: Order, request: PlanRequest): RejectReason | null =>
  hasRoom(context, order.account, market) ? checkPlanSize(market, request) : RejectReason.openPlanLimit;

/** Opens an exit; one that cannot open is opened and closed as failed, so that its owner is told. */
function open(context: Context, market: Market, order: Order, request: PlanRequest, wrong: RejectReason | null): OrderId {
  const planId = context.state.nextOrderId;
  context.state.nextOrderId += 1;
  const plan = openPlan(context, {
    ...request,
    planId,
    account: order.account,
    market,
    clientOid: '',
    selfTradePrevention: order.selfTradePrevention,
    entryPoint: EntryPoint.system,
    parentOrderId: order.orderId,
    linkedOrderId: 0,
  });
  if (wrong !== null) failUnopened(context, market, plan, wrong);
  else if (market.state === MarketState.online) checkPresent(context, market, plan);
  return planId;
}

function failUnopened(context: Context, market: Market, plan: Plan, reason: RejectReason): void {
  stopWaiting(context, market, plan);
  releaseHold(context, market, plan);
  announceClosed(context, plan, PlanOutcome.failed, reason, 0);
}

/** Opens the preset exit of an order that has ended. */
export function openExit(context: Context, order: Order): void {
  const market = context.state.markets.get(order.marketId);
  if (market === undefined) return;
  const request = exitRequest(context, market, order, 0);
  if (request !== null) open(context, market, order, request, refuseExit(context, market, order, request));
}

/**
 * Gives what an order has filled since to its exit: to the one that waits, or to a further one where that has fired or is full.
 * What is too small for one waits for more of it, and has failed when the order is over.
 */
export function armExit(context: Context, order: Order, isOver: boolean): void {
  const market = context.state.markets.get(order.marketId);
  const { extra } = order;
  if (market === undefined || extra === null) return;
  const { planId, given } = extra.armed ?? { planId: 0, given: 0 };
  const request = exitRequest(context, market, order, given);
  if (request === null) return;
  const more = givenBy(market, request);
  if (more <= 0 && given > 0) return;
  const growing = context.state.plans.get(planId);
  if (growing !== undefined && growExit(context, market, growing, request)) {
    extra.armed = { planId, given: given + more };
    return;
  }
  const wrong = refuseExit(context, market, order, request);
  if (wrong === null || isOver) extra.armed = { planId: open(context, market, order, request, wrong), given: given + more };
}
