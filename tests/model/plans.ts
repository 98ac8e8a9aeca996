// Plans from their beginning to their end: opened, executed, sliced, closed.
import { MarketState, TimeInForce } from '#lib/contract/enums.ts';

import { amount, nothing, wholeLots, type Amount } from './amounts.ts';
import { incomingOf, judgeOrder, type Ask } from './check-order.ts';
import { lookAll } from './conditions.ts';
import { armExit } from './exits.ts';
import { closePlan } from './open-plan.ts';
import { passStop } from './stops.ts';
import { cancel, enter, type Aftermath } from './trading.ts';
import type { ModelOrder, ModelPlan, Venue } from './venue.ts';

/** Places what has passed its checks; the price is null for a market order. */
export function place(venue: Venue, ask: Ask, price: number | null, planId: number, after: Aftermath): ModelOrder {
  const order: ModelOrder = {
    id: venue.nextId(ask.owner, false),
    owner: ask.owner,
    market: ask.market,
    side: ask.side,
    timeInForce: ask.timeInForce,
    prevention: ask.prevention,
    display: ask.display ?? 0,
    exit: ask.exit,
    armed: { planId: 0, given: nothing },
    toMarket: null,
    pairedPlanId: planId,
    price: price ?? 0,
    left: 0,
    filled: 0,
    shown: 0,
    turn: 0,
    received: nothing,
    notional: nothing,
  };
  if (ask.name !== '') ask.owner.names.push({ name: ask.name, id: order.id });
  enter(venue, order, incomingOf(ask, price), ask.kind === 'market', after);
  return order;
}

/** The order that a plan becomes, or one of its slices. */
export const orderOf = (plan: ModelPlan, price: number, lots: number, money: Amount): Ask => ({
  owner: plan.owner,
  market: plan.market,
  side: plan.side,
  kind: price > 0 ? 'limit' : 'market',
  timeInForce: price > 0 && plan.terms.kind !== 'time-share' ? TimeInForce.gtc : TimeInForce.ioc,
  price,
  lots: price > 0 && lots === 0 ? wholeLots(money, amount(price).times(plan.market.rules.tickLotUnits)) : lots,
  money: price > 0 ? nothing : money,
  prevention: plan.prevention,
  display: null,
  bestPrice: null,
  exit: plan.terms.kind === 'trigger' ? plan.terms.exit : null,
  name: '',
});

/** Gives the hold back, and places the order under all rules of its kind. */
function execute(venue: Venue, plan: ModelPlan): Aftermath {
  const after: Aftermath = { moved: null, ended: [], traded: [] };
  venue.plans = venue.plans.filter((one) => one !== plan);
  const limit = venue.order(plan.limitOrderId);
  const lots = plan.terms.kind === 'oco' ? (limit?.left ?? 0) : plan.lots;
  if (plan.terms.kind === 'oco' && limit === undefined) {
    closePlan(venue, plan, 'cancelled', ['linked'], 0);
    return after;
  }
  if (limit !== undefined) cancel(venue, limit, 'linked', after);
  const ask = orderOf(plan, plan.fired?.executeTicks ?? 0, lots, plan.money);
  const { price, reasons } = judgeOrder(venue, ask);
  const order = reasons.length > 0 ? null : place(venue, ask, price, 0, after);
  if (order !== null) passStop(venue, plan, order);
  closePlan(venue, plan, order === null ? 'failed' : 'succeeded', reasons, order?.id ?? 0);
  return after;
}

/** The consequences of trades and ended orders: pairs close, plans fire, exits open. */
export function follow(venue: Venue, { moved, ended, traded }: Aftermath): void {
  for (const { id: orderId, pairedPlanId, left } of ended) {
    const plan = pairedPlanId === 0 ? undefined : venue.plans.find(({ id }) => id === pairedPlanId);
    if (plan === undefined || plan.fired !== null) continue;
    const isDone = plan.terms.kind === 'chase-limit' && left === 0;
    closePlan(venue, plan, isDone ? 'succeeded' : 'cancelled', isDone ? [] : ['linked'], isDone ? orderId : 0);
  }
  if (moved !== null) {
    lookAll(venue, moved.market, 'last', moved.first);
    lookAll(venue, moved.market, 'last', moved.last);
  }
  for (const order of traded) if (order.exit?.fromFirstFill === true) armExit(venue, order, false);
  for (const order of ended) armExit(venue, order, true);
}

/** Executes what has fired, at most so many; each is followed by the same checks. Returns how many may still be executed. */
export function executeFired(venue: Venue, max: number): number {
  let left = max;
  while (left > 0) {
    const plan = venue.fired.find(({ market }) => market.state === MarketState.online);
    if (plan === undefined) break;
    left -= 1;
    follow(venue, execute(venue, plan));
  }
  return left;
}
