'use client';
// Pauses a TWAP in its row, and lets it go on.
import { Pause, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';

import { PressButton } from '#components/ui/buttons/press-button.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { PlanStatus, PlanType } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';

export const isPausedPlan = ({ status }: Pick<SpotPlan, 'status'>): boolean => status === PlanStatus.paused;
export const isPausable = ({ planType }: Pick<SpotPlan, 'planType'>): boolean => planType === PlanType.twap;

/** Answers why it was refused, in the reader's words; null: done. */
export type SwitchPlan = (planId: string, isPaused: boolean) => Promise<string | null>;

type Props = {
  readonly planId: string;
  readonly isPaused: boolean;
  readonly onSwitch: SwitchPlan;
  readonly waits?: boolean;
  readonly className: string;
};

export function PlanSwitch({ planId, isPaused, onSwitch, waits = false, className }: Props) {
  const t = useTranslations('terminal.slices');
  const hintId = useId();
  /** The state in which it was pressed: it is under way until the list says otherwise. */
  const [pressed, setPressed] = useState<boolean | null>(null);
  const press = async (): Promise<void> => {
    setPressed(isPaused);
    const refusal = await onSwitch(planId, isPaused);
    if (refusal === null) showToast('done', t(isPaused ? 'resumed' : 'paused'));
    else {
      showToast('failed', refusal);
      setPressed(null);
    }
  };
  const hint = t(isPaused ? 'resumeHint' : 'pauseHint');
  return (
    <>
      <PressButton
        pending={pressed === isPaused}
        waits={waits}
        aria-label={t(isPaused ? 'resume' : 'pause', { id: planId })}
        aria-describedby={hintId}
        title={hint}
        onClick={() => void press()}
        className={`${className} hover:bg-surface-3 hover:text-primary`}
      >
        {isPaused ? <Play size={13} aria-hidden /> : <Pause size={13} aria-hidden />}
      </PressButton>
      <span id={hintId} hidden>
        {hint}
      </span>
    </>
  );
}
