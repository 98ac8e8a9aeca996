// Plans begin to wait, and are over.
import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';

import { nothing } from './amounts.ts';
import { keepOf, watched, type PlanAsk } from './check-plan.ts';
import type { ModelMarket, ModelPlan, Venue } from './venue.ts';

/** Opens a plan that has passed its checks. */
export function openPlan(venue: Venue, ask: PlanAsk, id: number, linked: number, parent: number): ModelPlan {
  const { owner, market, side, prevention, lots, money, terms } = ask;
  const plan: ModelPlan = {
    id,
    owner,
    market,
    side,
    prevention,
    terms,
    lots,
    money,
    kept: keepOf(ask),
    ...startOf(market, terms),
    fired: null,
    limitOrderId: linked,
    parentOrderId: parent,
    slicesDone: 0,
    dueMs: venue.timeMs,
    paused: false,
    filledLots: 0,
    filledMoney: nothing,
    refusals: ['unfilled'],
  };
  venue.plans.push(plan);
  venue.plans.sort((a, b) => a.id - b.id);
  venue.news.touched.add(owner.id);
  venue.news.opened.push(`#${id} ${side} ${lots} ${money.toFixed()} beside ${linked} of ${parent}`);
  return plan;
}

/** The direction in which a condition is met, and the price that a trailing plan starts from. */
export function startOf(market: ModelMarket, terms: PlanTerms): { rises: boolean; best: number } {
  if (terms.kind === 'trigger') return { rises: terms.trigger.triggerTicks > watched(market, terms.trigger.source), best: 0 };
  if (terms.kind !== 'trailing') return { rises: false, best: 0 };
  const price = watched(market, terms.source);
  return { rises: terms.activationTicks > price, best: terms.activationTicks === 0 ? price : 0 };
}

export function closePlan(venue: Venue, plan: ModelPlan, outcome: string, reasons: readonly string[], orderId: number): void {
  venue.plans = venue.plans.filter((one) => one !== plan);
  venue.fired = venue.fired.filter((one) => one !== plan);
  venue.news.touched.add(plan.owner.id);
  venue.news.closed.push({ text: `#${plan.id} ${outcome} as ${orderId}`, reasons });
}
