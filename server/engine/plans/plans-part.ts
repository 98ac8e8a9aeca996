// The part of the core about what waits for a price or for time.
import type { Part } from '../part.ts';
import { brokenPlans } from './broken-plans.ts';
import { plansDue } from './plans-due.ts';
import type { PlanCommand } from './commands/plan-command.ts';
import { planCommands } from './commands/plan-commands.ts';
import { plansImage } from './plans-image.ts';
import { planViews } from './plan-views.ts';

export const plansPart = {
  commands: planCommands,
  image: plansImage,
  invariants: [brokenPlans],
  views: planViews,
  due: plansDue,
} satisfies Part<PlanCommand>;
