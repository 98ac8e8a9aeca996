'use client';
// Copies a leader: the settings, what will happen, the share of profit, and why it was refused.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { lateDialog } from '#components/ui/late/late-part.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { useChange } from '#lib/api/query/use-change.ts';
import { useFillingId } from '#lib/api/use-filling-id.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { getMyCopies } from '#lib/contract/calls/v1/trigger/strategy/copy/list.ts';
import { placeStrategyCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/placeStrategyCopy.ts';
import { getLeaderTerms } from '#lib/contract/calls/v1/trigger/strategy/copy/terms.ts';
import { fromCopyTerms } from '#lib/contract/wire/bots/copy-fields.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { useRouter } from '#lib/i18n/navigation.ts';
import { botPath } from '../../bot-kinds.ts';
import { firstDraft, readFollow } from './follow-draft.ts';
import { FollowFields } from './follow-fields.tsx';
import { firstMarketOf, type FollowedLeader } from './followed-leader.ts';

const AgreementDialog = lateDialog(async () => (await import('../../../create/start/agreement-dialog.tsx')).AgreementDialog);

const changed = [getMyCopies, getLeaderTerms];

export function FollowDialog({ leader, onClose }: { readonly leader: FollowedLeader; readonly onClose: () => void }) {
  const t = useTranslations('bots.follow');
  const router = useRouter();
  const refusalText = useRefusalText();
  const follow = useChange(placeStrategyCopy, changed);
  const idOf = useFillingId();
  const { leaderId, line } = leader;
  const strategyType = line === 'spot' ? 31 : 32;
  const { data: asks, error: unknown } = useCall(getLeaderTerms, { leaderId, strategyType }, { anew: true });
  const [draft, setDraft] = useState(firstDraft);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [asksAgreement, setAsksAgreement] = useState(false);
  const terms = readFollow(draft, line);
  const send = async (): Promise<void> => {
    if (terms === null || asks === undefined || pending) return;
    setPending(true);
    setFailure(null);
    const asked = {
      strategyType,
      symbolId: firstMarketOf(leader),
      leaderId,
      profitShare: asks.profitShare,
      ...fromCopyTerms(terms),
    } as const;
    try {
      const { strategyId } = await follow({ ...asked, clientOid: idOf(JSON.stringify(asked)) });
      showToast('done', t('done'));
      router.push(botPath(strategyId));
    } catch (error) {
      if (error instanceof ApiError && error.key === 'strategyAgreement') setAsksAgreement(true);
      else setFailure(refusalText(error));
      setPending(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  const accept = (): void => {
    setAsksAgreement(false);
    void send();
  };
  if (asksAgreement) return <AgreementDialog onAccepted={accept} onClose={() => setAsksAgreement(false)} />;
  const share = asks?.profitShare ?? 0;
  return (
    <Modal open title={t('title')} closeLabel={t('close')} onClose={onClose} sheet>
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <FollowFields leader={leader} draft={draft} onDraft={setDraft} />
        <ul className="flex list-disc flex-col gap-1.5 ps-5 text-sm text-secondary">
          <li>{t('rule.new')}</li>
          <li>{t('rule.close')}</li>
          {asks === undefined ? null : (
            <li>{share === 0 ? t('rule.free') : t('rule.share', { share: formatPercent(String(share / 100), { decimals: 0 }) })}</li>
          )}
          <li>{t('rule.stop')}</li>
        </ul>
        <p className="text-2xs text-muted">{t('past')}</p>
        <ErrorLine text={failure ?? (asks?.isFull === true ? t('full') : unknown === null ? null : refusalText(unknown))} />
        <Button
          type="submit"
          look="primary"
          className="max-md:h-11"
          disabled={terms === null || asks === undefined || asks.isFull}
          pending={pending}
        >
          {t('yes')}
        </Button>
      </form>
    </Modal>
  );
}
