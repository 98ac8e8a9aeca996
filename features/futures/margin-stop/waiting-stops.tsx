'use client';
// The stops of a position that wait already, each told in a few words; each can be taken back.
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { PressButton } from '#components/ui/buttons/press-button.tsx';

import type { SpotPlan } from '#lib/contract/plan.ts';

type Props = {
  readonly stops: readonly SpotPlan[];
  readonly wordsOf: (plan: SpotPlan) => string;
  /** The full name of the action of the button. */
  readonly cancelName: (plan: SpotPlan) => string;
  readonly isLeaving: (planId: string) => boolean;
  readonly onCancel: (plan: SpotPlan) => void;
};

export function WaitingStops({ stops, wordsOf, cancelName, isLeaving, onCancel }: Props) {
  const t = useTranslations('positions.exits');
  if (stops.length === 0) return null;
  return (
    <ul aria-label={t('waiting')} className="flex flex-col divide-y divide-subtle rounded-md border border-subtle">
      {stops.map((plan) => (
        <li key={plan.planId} className="flex items-center gap-2 px-2.5 py-1.5 text-xs">
          <span className="flex-1 text-primary">{wordsOf(plan)}</span>
          <span className="text-secondary">{/[1-9]/.test(plan.delegateCount) ? t('part') : t('whole')}</span>
          <PressButton
            pending={isLeaving(plan.planId)}
            aria-label={cancelName(plan)}
            onClick={() => onCancel(plan)}
            className="grid size-7 shrink-0 place-items-center rounded text-muted hover:bg-negative-soft hover:text-negative disabled:opacity-40 max-md:size-11"
          >
            <X size={15} aria-hidden />
          </PressButton>
        </li>
      ))}
    </ul>
  );
}
