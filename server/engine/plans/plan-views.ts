// The views of plans and countdowns.
import { openPlanViews } from '../accounts/account-view.ts';
import type { AccountId } from '../ids.ts';
import { perAccount, view } from '../view.ts';

export const planViews = {
  /** Oldest first. */
  openPlans: view(({ state }, accountId: AccountId) => openPlanViews(state, accountId), perAccount),
};
