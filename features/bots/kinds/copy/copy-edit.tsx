'use client';
// Changes a copy while it runs, single markets included; the changes hold from the trader's next order on.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { getLeaderRecord } from '#lib/contract/calls/v1/trigger/trace/leader/detail.ts';
import { updateStrategyCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/updateStrategy.ts';
import { useBot } from '../../bot/bot-context.ts';
import { useTellBot } from '../../bot/use-tell-bot.ts';
import { changedCopy } from './copy-change.ts';
import { copyTermsOf } from './copy-terms-of.ts';
import { CopyFields } from './follow/copy-fields.tsx';
import { copyProblems } from './follow/copy-problems.ts';
import { followDraftOf, readFollow } from './follow/follow-draft.ts';
import { followedLeaderOf } from './follow/followed-leader.ts';
import { StopWarning } from './follow/stop-warning.tsx';
import { useMyLeaders } from '#lib/copy-trading/use-my-leaders.ts';

/** The copy holds what its leader trades with: his leverage is known from his record. */
function EditedStop({ terms }: { readonly terms: CopyTerms }) {
  const { bot } = useBot();
  const leader = useMyLeaders().leaderOf(bot.strategyId);
  const { data } = useCall(getLeaderRecord, { leaderId: leader?.leaderId ?? '', line: 'futures' }, { enabled: leader !== undefined });
  return data === undefined ? null : <StopWarning leader={followedLeaderOf(data)} terms={terms} />;
}

export function CopyEdit({ onClose }: { readonly onClose: () => void }) {
  const [t, follow] = [useTranslations('bots.edit'), useTranslations('bots.follow')];
  const { bot, market } = useBot();
  const { pending, failure, tell, sayDone } = useTellBot();
  const [before] = useState(() => followDraftOf(copyTermsOf(bot.bot)));
  const [draft, setDraft] = useState(before);
  const line = 'form' in market ? 'futures' : 'spot';
  const [was, now] = [readFollow(before, line), readFollow(draft, line)];
  const problems = copyProblems(now, line);
  const change = was === null || now === null || problems.any ? null : changedCopy(was, now);
  const press = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending || change === null || !(await tell(updateStrategyCopy, { strategyId: bot.strategyId, ...change }))) return;
    sayDone(t('done'));
    onClose();
  };
  return (
    <Modal open title={t('title')} closeLabel={t('back')} onClose={onClose} sheet="wide">
      <form noValidate onSubmit={(event) => void press(event)} className="flex flex-col gap-4">
        <CopyFields copied={{ line, coin: bot.coin, symbolIds: bot.symbols }} draft={draft} problems={problems} onDraft={setDraft} />
        <div className="sticky -bottom-4 -mx-4 -mb-4 flex flex-col gap-2 border-t border-subtle bg-surface-1 px-4 py-3">
          {line === 'futures' && now !== null && now.totalStopRate !== null ? <EditedStop terms={now} /> : null}
          <p className="text-2xs text-muted">{follow('aboutEdit')}</p>
          <ErrorLine text={failure} />
          <Button type="submit" look="primary" className="max-md:h-11" disabled={change === null} pending={pending}>
            {t('yes')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
