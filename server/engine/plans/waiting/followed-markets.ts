// Markets in which plans follow the book, in the order of their numbers: a restart must not change who is served first.
import type { Market } from '../../markets/market.ts';
import type { FollowingPlan, Plan } from '../plan.ts';
import type { State } from '../../state.ts';

export function follow({ followed }: State, market: Market, plan: FollowingPlan): void {
  market.followers.add(plan);
  if (followed.includes(market)) return;
  followed.push(market);
  followed.sort((one, other) => one.rules.marketId - other.rules.marketId);
}

/** Does nothing for a plan that does not follow the book. */
export function unfollow({ followed }: State, market: Market, plan: Plan): void {
  if (market.followers.remove(plan) && market.followers.count === 0) followed.splice(followed.indexOf(market), 1);
}
