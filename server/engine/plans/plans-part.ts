// The part of the core about what waits for a price or for time.
import { openPlanViews } from '../accounts/account-view.ts';
import type { AccountId } from '../ids.ts';
import type { Part } from '../part.ts';
import { perAccount, view } from '../view.ts';
import { brokenPlans } from './broken-plans.ts';
import type { PlanCommand } from './commands/plan-command.ts';
import { planCommands } from './commands/plan-commands.ts';
import { plansDue } from './plans-due.ts';
import { plansImage } from './plans-image.ts';

/** The views of plans and countdowns. */
const planViews = {
  /** Oldest first. */
  openPlans: view(({ state }, accountId: AccountId) => openPlanViews(state, accountId), perAccount),
};

export const plansPart = {
  commands: planCommands,
  image: plansImage,
  invariants: [brokenPlans],
  views: planViews,
  due: plansDue,
} satisfies Part<PlanCommand>;
