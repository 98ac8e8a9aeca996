// The invariants of plans after every command: each waits in one place.
import { everyFace } from '../lending/margin-account.ts';
import type { State } from '../state.ts';
import { rulesOf } from './plan-kinds.ts';
import { isTimed } from './waiting/schedule.ts';

/** Every plan is its account's, waits in one place only, and the order beside it stands in the book while it waits. */
export function brokenPlans(state: State): string[] {
  const listed = everyFace(state).reduce((sum, account) => sum + (account.plans?.size ?? 0), 0);
  const markets = [...state.markets.values()];
  const waiting = markets.reduce((sum, market) => sum + market.conditions.count, 0);
  const following = markets.reduce((sum, market) => sum + market.followers.count, 0);
  const timed = [...state.plans.values()].filter(isTimed).length;
  const [fired, open] = [state.fired.length, state.plans.size];
  const broken: string[] = [];
  if (listed !== open) broken.push(`accounts list ${listed} plans, ${open} are open`);
  if (waiting + timed + following + fired !== open)
    broken.push(
      `${waiting} plans wait for a price, ${timed} for time, ${following} for the book, ${fired} for execution; ${open} are open`,
    );
  for (const plan of state.plans.values()) {
    if (rulesOf(plan.terms).linked !== null && plan.fired === null && !state.orders.has(plan.linkedOrderId))
      broken.push(`the order beside the plan ${plan.planId} is gone, the plan still waits`);
  }
  return broken;
}
