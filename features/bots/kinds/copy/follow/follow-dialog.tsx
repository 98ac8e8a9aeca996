'use client';
// Copies a leader: the settings, what they would have done, what will happen, and why it was refused.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { lateDialog } from '#components/ui/late/late-part.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { getLeaderTerms } from '#lib/contract/calls/v1/trigger/strategy/copy/terms.ts';
import { useWorldId } from '#lib/i18n/place-context.ts';
import { AvailableLine } from '#features/bots/create/fields/available-line.tsx';
import { CopyField } from './copy-field.tsx';
import { CopyFields } from './copy-fields.tsx';
import { copyProblems } from './copy-problems.ts';
import { firstDraft, readFollow } from './follow-draft.ts';
import { FollowDryRun } from './follow-dry-run.tsx';
import { FollowRules } from './follow-rules.tsx';
import type { FollowedLeader } from './followed-leader.ts';
import { FormPart } from './form-part.tsx';
import { LeaderQueue } from './leader-queue.tsx';
import { SizeHint } from './size-hint.tsx';
import { StopWarning } from './stop-warning.tsx';
import { useFollow } from './use-follow.ts';

const AgreementDialog = lateDialog(async () => (await import('#features/bots/create/start/agreement-dialog.tsx')).AgreementDialog);

/** Nothing tells of a place that is free, or of a share that has changed, while somebody fills in the form. */
const everyMs = 15_000;

export function FollowDialog({ leader, onClose }: { readonly leader: FollowedLeader; readonly onClose: () => void }) {
  const t = useTranslations('bots.follow');
  const refusalText = useRefusalText();
  // Worlds keep no records of leaders to play again.
  const isInWorld = useWorldId() !== null;
  const { leaderId, line, coin } = leader;
  const strategyType = line === 'spot' ? 31 : 32;
  const { data: asks, error: unknown } = useCall(getLeaderTerms, { leaderId, strategyType }, { anew: true, everyMs });
  const [draft, setDraft] = useState(firstDraft);
  const { pending, failure, asksAgreement, send, closeAgreement } = useFollow(leader);
  const read = readFollow(draft, line);
  const problems = copyProblems(read, line);
  const terms = problems.any ? null : read;
  const start = (): void => {
    if (terms !== null && asks !== undefined && !asks.isFull) void send(terms, asks.profitShare);
  };
  const invest = (investment: string): void => setDraft((now) => ({ ...now, texts: { ...now.texts, investment } }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    start();
  };
  const accept = (): void => {
    closeAgreement();
    start();
  };
  if (asksAgreement) return <AgreementDialog onAccepted={accept} onClose={closeAgreement} />;
  return (
    <Modal open title={t('title')} closeLabel={t('close')} onClose={onClose} sheet="wide">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <CopyFields
          copied={leader}
          draft={draft}
          problems={problems}
          onDraft={setDraft}
          before={
            <>
              <CopyField
                label={t('investment')}
                number="money"
                unit={coin}
                value={draft.texts.investment}
                problem={problems.ofCopy('investment')}
                takesFocus
                onValue={invest}
              />
              <AvailableLine coin={coin} onAll={invest} />
            </>
          }
        >
          {terms === null ? null : <SizeHint leader={leader} terms={terms} />}
        </CopyFields>
        {isInWorld ? null : (
          <FormPart name={t('part.dryRun')} isFolded>
            <FollowDryRun leader={leader} terms={terms} />
          </FormPart>
        )}
        <div className="flex flex-col gap-2 border-t border-subtle pt-3">
          {terms === null || terms.totalStopRate === null ? null : <StopWarning leader={leader} terms={terms} />}
          <FollowRules asks={asks} coin={coin} />
        </div>
        <div className="sticky -bottom-4 -mx-4 -mb-4 flex flex-col gap-2 border-t border-subtle bg-surface-1 px-4 py-3">
          <ErrorLine text={failure ?? (unknown === null ? null : refusalText(unknown))} />
          {asks?.isFull === true ? (
            <LeaderQueue leader={leader} isWaiting={asks.isWaiting} />
          ) : (
            <Button type="submit" look="primary" className="max-md:h-11" disabled={terms === null || asks === undefined} pending={pending}>
              {t('yes')}
            </Button>
          )}
        </div>
      </form>
    </Modal>
  );
}
