// The views of plans and countdowns.
import { openPlanViews } from '../accounts/account-view.ts';
import { areLiquidationsDue, isExecutionDue } from '../aftermath.ts';
import type { AccountId } from '../ids.ts';
import { interestDueMs } from '../lending/interest.ts';
import type { State } from '../state.ts';
import { once, perAccount, view } from '../view.ts';
import { isFollowingDue } from './waiting/follow-book.ts';

function nextDueMs(state: State): number | null {
  if (state.unsound) return null;
  if (state.fired.length > 0 && isExecutionDue(state)) return 0;
  if ((state.liquidations.size > 0 || state.lending.liquidations.size > 0) && areLiquidationsDue(state)) return 0;
  if (state.followed.length > 0 && isFollowingDue(state)) return 0;
  const earliest = Math.min(state.schedule.earliestMs(), interestDueMs(state));
  return earliest === Number.POSITIVE_INFINITY ? null : earliest;
}

export const planViews = {
  /** Oldest first. */
  openPlans: view(({ state }, accountId: AccountId) => openPlanViews(state, accountId), perAccount),
  /** The time at which the clock has to be advanced next, in milliseconds since 1970 (0: at once); null when nothing waits for time. */
  nextDueMs: view(({ state }) => nextDueMs(state), once),
};
