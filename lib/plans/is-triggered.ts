// Plan orders that a price sets going.
import { PlanType } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';

/** A TWAP goes by time, and a chase limit is in the book from the start. */
export const isTriggered = ({ planType }: Pick<SpotPlan, 'planType'>): boolean =>
  planType !== PlanType.twap && planType !== PlanType.chaseLimit;
