// A plan order in a trader's words: what it is, what it waits for, and what became of it.
import { useTranslations } from 'next-intl';

import { OrderDirection, PlanStatus } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { hasText } from '#lib/i18n/text-names.ts';
import { planKindOf, planKinds } from './plan-kinds.ts';

const statuses = Object.values(PlanStatus);

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
  const reasonText = (reason: string): string => {
    const own = `reason.${reason}`;
    if (hasText(t, own)) return t(own);
    return hasText(errors, reason) ? errors(reason) : reason;
  };
  return {
    kind: (plan) => t(`kind.${planKindOf(plan)}`),
    condition: (plan) => planKinds[planKindOf(plan)].condition(plan, t),
    status: ({ status, reason }) => {
      const known = statuses.find((code) => code === status);
      const word = known === undefined ? '' : t(`status.${known}`);
      if (reason === '' || status === PlanStatus.succeeded) return word;
      return `${word}: ${reasonText(reason)}`;
    },
  };
}
