// A price has come: what waited for it becomes active or fires.
import type { PlanLeg } from '../plan-event.ts';
import { watchedTicks, type Market } from '../../markets/market.ts';
import type { PriceSource } from '../trigger-terms.ts';
import type { Context, Move } from '../../outcome.ts';
import type { Plan, Watch } from '../plan.ts';
import { followedBy, rulesOf } from '../plan-kinds.ts';
import { ticks } from '../../units.ts';

/** The plan waits for nothing more; it executes when its turn comes. */
function fire(context: Context, market: Market, plan: Plan, leg: PlanLeg, price: number): void {
  plan.fired = leg;
  market.conditions.remove(plan);
  context.state.fired.push(plan);
  context.events.push({
    type: 'plan-triggered',
    planId: plan.planId,
    accountId: plan.account.accountId,
    marketId: plan.marketId,
    leg,
    priceTicks: ticks(price),
  });
}

function activate(context: Context, market: Market, plan: Plan, price: number): void {
  plan.active = true;
  plan.bestTicks = price;
  plan.watches = [];
  const follows = followedBy(plan);
  if (follows !== null) market.conditions.follow(plan, follows);
  context.events.push({
    type: 'plan-activated',
    planId: plan.planId,
    accountId: plan.account.accountId,
    marketId: plan.marketId,
    priceTicks: ticks(price),
  });
}

type Met = { readonly plan: Plan; readonly leg: Watch['leg'] };

/** Shows one price of a source to everything that waits for it, in the order of plan ids. */
function checkPrice(context: Context, market: Market, source: PriceSource, price: number): void {
  const met: Met[] = [];
  // A plan that follows already sees the price before those that this price sets going.
  for (const plan of market.conditions.followers(source)) {
    const { waits } = rulesOf(plan.terms);
    const leg = waits.for === 'price' ? waits.onPrice(context.state, plan, price) : null;
    if (leg !== null) met.push({ plan, leg });
  }
  met.push(...market.conditions.takeMet(source, price));
  for (const { plan, leg } of met.toSorted((a, b) => a.plan.planId - b.plan.planId)) {
    if (leg === 'activation') activate(context, market, plan, price);
    else if (plan.fired === null) fire(context, market, plan, leg, price);
  }
}

export function checkMove(context: Context, { market, source, first, last }: Move): void {
  checkPrice(context, market, source, first);
  if (last !== first) checkPrice(context, market, source, last);
}

/** Shows a plan that has just opened the prices of this moment. */
export function checkPresent(context: Context, market: Market, plan: Plan): void {
  for (const { leg, source, triggerTicks, rising } of plan.watches) {
    const price = watchedTicks(market, source);
    if (price === 0 || plan.fired !== null || leg === 'activation') continue;
    if (rising ? price >= triggerTicks : price <= triggerTicks) fire(context, market, plan, leg, price);
  }
}
