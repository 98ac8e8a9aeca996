// A plan order in a trader's words: what it is, what it waits for, and what became of it.
import { useTranslations } from 'next-intl';

import { OrderDirection, PlanStatus } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { planKindOf, planKinds } from './plan-kinds.ts';

export const planSide = (plan: SpotPlan): 'buy' | 'sell' => (plan.delegateType === OrderDirection.singleSideBuy ? 'buy' : 'sell');

export type PlanWords = {
  kind(plan: SpotPlan): string;
  /** The condition that it waits for and its action then, or its progress so far. */
  condition(plan: SpotPlan): string;
  status(plan: SpotPlan): string;
};

export function usePlanWords(): PlanWords {
  const t = useTranslations('plans');
  const errors = useTranslations('errors');
  const isOwnReason = (reason: string): boolean => t.has(`reason.${reason}`);
  return {
    kind: (plan) => t(`kind.${planKindOf(plan)}`),
    condition: (plan) => planKinds[planKindOf(plan)].condition(plan, t),
    status: ({ status, reason }) => {
      const word = t(`status.${status}`);
      if (reason === '' || status === PlanStatus.succeeded) return word;
      return `${word}: ${isOwnReason(reason) ? t(`reason.${reason}`) : errors.has(reason) ? errors(reason) : reason}`;
    },
  };
}
