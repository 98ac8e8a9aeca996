'use client';
// The way to wait for a place with a leader who has none, and to wait no more.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { useChange } from '#lib/api/query/use-change.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { getLeaderTerms } from '#lib/contract/calls/v1/trigger/strategy/copy/terms.ts';
import { waitForLeader } from '#lib/contract/calls/v1/trigger/trace/leader/wait.ts';
import type { FollowedLeader } from './followed-leader.ts';

const changed = [getLeaderTerms];

type Props = { readonly leader: FollowedLeader; readonly isWaiting: boolean };

export function LeaderQueue({ leader: { leaderId, line }, isWaiting }: Props) {
  const t = useTranslations('bots.follow');
  const refusalText = useRefusalText();
  const wait = useChange(waitForLeader, changed);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const press = async (): Promise<void> => {
    setPending(true);
    setFailure(null);
    try {
      await wait({ leaderId, line, waits: !isWaiting });
    } catch (error) {
      setFailure(refusalText(error));
    }
    setPending(false);
  };
  return (
    <>
      <p role="status" className="text-sm text-secondary">
        {t(isWaiting ? 'queue.waiting' : 'full')}
      </p>
      <ErrorLine text={failure} />
      <Button look={isWaiting ? 'secondary' : 'primary'} className="max-md:h-11" pending={pending} onClick={() => void press()}>
        {t(isWaiting ? 'queue.leave' : 'queue.wait')}
      </Button>
    </>
  );
}
