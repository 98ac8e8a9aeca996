// The exits of orders: opened for what their fills brought, one growing with them, further ones where that has fired.
import type { RejectReason } from '#server/engine/reject.ts';

import { amount, min, nothing, wholeLots } from './amounts.ts';
import { opposite } from './book.ts';
import { termsReasons, type PlanAsk } from './check-plan.ts';
import { lookNow } from './conditions.ts';
import { closePlan, openPlan } from './open-plan.ts';
import type { ModelOrder, Venue } from './venue.ts';

/** What its fills brought and no exit has yet, as far as it is still there. */
function askOf(venue: Venue, order: ModelOrder): PlanAsk | null {
  if (order.exit === null || order.notional.isZero()) return null;
  const { owner, market, prevention } = order;
  const { rules } = market;
  const side = opposite(order.side);
  const isSell = side === 'sell';
  const fresh = order.received.minus(order.armed.given);
  const brought = min(fresh, venue.available(owner, isSell ? rules.baseAssetId : rules.quoteAssetId));
  const lots = isSell ? wholeLots(brought, amount(rules.lotUnits)) : 0;
  const { takeProfit, stopLoss } = order.exit;
  const terms = { kind: 'exit', exit: { takeProfit, stopLoss } } as const;
  return { owner, market, side, prevention, terms, lots, money: isSell ? nothing : brought, name: '', quantityAtMarket: false };
}

export function armExit(venue: Venue, order: ModelOrder, isOver: boolean): void {
  const ask = askOf(venue, order);
  if (ask === null) return;
  const { owner, market, lots, money } = ask;
  const more = ask.side === 'sell' ? amount(lots).times(market.rules.lotUnits) : money;
  const { planId, given } = order.armed;
  if (more.lte(0) && given.gt(0)) return;
  const growing = venue.plans.find(({ id }) => id === planId);
  const armed = given.plus(more);
  if (growing !== undefined && growing.fired === null && growing.lots > 0 === lots > 0) {
    const wanted = { ...ask, terms: growing.terms, lots: growing.lots + lots, money: growing.money.plus(money), quantityAtMarket: true };
    if (termsReasons(wanted).length === 0) {
      Object.assign(growing, { lots: wanted.lots, money: wanted.money });
      order.armed = { planId, given: armed };
      venue.news.touched.add(owner.id);
      venue.news.grown.push(`#${planId} to ${wanted.lots} ${wanted.money.toFixed()}`);
      return;
    }
  }
  const reasons: RejectReason[] = termsReasons(ask);
  if (venue.plansOf(owner, market).length >= 100) reasons.push('open-plan-limit');
  // Nothing at all is below every minimum.
  if (more.lte(0)) reasons.push('quantity-below-minimum', 'notional-below-minimum');
  if (reasons.length > 0 && !isOver) return;
  const plan = openPlan(venue, ask, venue.nextId(owner, true), 0, order.id);
  order.armed = { planId: plan.id, given: armed };
  if (reasons.length === 0) lookNow(venue, market, [plan]);
  else closePlan(venue, plan, 'failed', reasons, 0);
}
