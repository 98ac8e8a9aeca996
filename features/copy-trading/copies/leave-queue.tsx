'use client';
// A place in a leader's queue, and the way out of it.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { waitForLeader } from '#lib/contract/calls/v1/trigger/trace/leader/wait.ts';
import type { MyLeader } from '#lib/contract/leaders/my-leader.ts';

type Props = {
  readonly leader: Pick<MyLeader, 'leaderId' | 'line' | 'profile'>;
  /** The first in the queue has the place 1. */
  readonly place: number;
  readonly onLeft: () => unknown;
};

export function LeaveQueue({ leader: { leaderId, line, profile }, place, onLeft }: Props) {
  const t = useTranslations('bots.follow');
  const api = useApi();
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);
  const leave = async (): Promise<void> => {
    setPending(true);
    try {
      await api.call(waitForLeader, { leaderId, line, waits: false });
      showToast('done', t('myLeaders.left'));
    } catch (error) {
      showToast('failed', refusalText(error));
    }
    await onLeft();
    setPending(false);
  };
  return (
    <span className="inline-flex items-center gap-2">
      {t('myLeaders.place', { place })}
      <Button
        size="small"
        className="max-md:h-11"
        pending={pending}
        aria-label={t('myLeaders.leaveName', { name: profile?.name ?? t('mine.leaderName', { number: leaderId }) })}
        onClick={() => void leave()}
      >
        {t('myLeaders.leave')}
      </Button>
    </span>
  );
}
