// A waiting plan of a contract in a trader's words: what it waits for, and what it does then.
import { useTranslations } from 'next-intl';

import { PlanStatus } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { hasText } from '#lib/i18n/text-names.ts';
import { planKindOf, planKinds } from './plan-kinds.ts';

/** The result of a plan that is over. */
export function planResultOf({ status }: SpotPlan): 'done' | 'failed' | 'cancelled' {
  if (status === PlanStatus.succeeded) return 'done';
  return status === PlanStatus.cancelled ? 'cancelled' : 'failed';
}

/** Why it has not done what it waited for; '' where it has. A reason that has no words is shown as it is written. */
export function usePlanReason(): (plan: SpotPlan) => string {
  const t = useTranslations('positions');
  const errors = useTranslations('errors');
  return (plan) => {
    if (plan.reason === '' || planResultOf(plan) === 'done') return '';
    const key = `plan.reason.${plan.reason}`;
    if (hasText(t, key)) return t(key);
    return hasText(errors, plan.reason) ? errors(plan.reason) : plan.reason;
  };
}

export function usePlanCondition(): (plan: SpotPlan) => string {
  const t = useTranslations('positions');
  return (plan) => planKinds[planKindOf(plan)].condition(plan, t);
}
