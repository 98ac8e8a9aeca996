// Puts a plan, as it stands, where it waits. A paused one waits nowhere.
import type { Market } from '../../markets/market.ts';
import { isTimed } from './schedule.ts';
import type { State } from '../../state.ts';
import { follow } from './followed-markets.ts';
import { isFollowing, type Plan } from '../plan.ts';
import { followedBy } from '../plan-kinds.ts';

export function resumeWaiting(state: State, market: Market, plan: Plan): void {
  if (plan.paused) return;
  if (isTimed(plan)) state.schedule.addPlan(plan);
  else if (isFollowing(plan)) follow(state, market, plan);
  else market.conditions.add(plan, followedBy(plan));
}
