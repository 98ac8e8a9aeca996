'use client';
// One accepts this before the first bot: what a bot does with one's coins, and what it cannot promise.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { useChange } from '#lib/api/query/use-change.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { checkStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/check.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';

const points = ['funds', 'loss', 'past', 'stop'] as const;
const changed = [checkStrategyAgreement];

export function AgreementDialog({ onAccepted, onClose }: { readonly onAccepted: () => void; readonly onClose: () => void }) {
  const t = useTranslations('bots.agreement');
  const accept = useChange(acceptStrategyAgreement, changed);
  const refusalText = useRefusalText();
  const [isRead, setIsRead] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const press = async (): Promise<void> => {
    setPending(true);
    setFailure(null);
    try {
      await accept({ agreed: true });
      onAccepted();
    } catch (error) {
      setFailure(refusalText(error));
      setPending(false);
    }
  };
  return (
    <Modal open title={t('title')} closeLabel={t('close')} onClose={onClose} sheet>
      <div className="flex flex-col gap-4 text-sm">
        <ul className="flex list-disc flex-col gap-2 ps-5 text-secondary">
          {points.map((point) => (
            <li key={point}>{t(`point.${point}`)}</li>
          ))}
        </ul>
        <label className="flex min-h-8 cursor-pointer items-center gap-2 text-xs text-secondary max-md:min-h-11">
          <input type="checkbox" checked={isRead} onChange={(event) => setIsRead(event.target.checked)} className="accent-accent" />
          {t('read')}
        </label>
        <ErrorLine text={failure} />
        <Button look="primary" className="max-md:h-11" disabled={!isRead} pending={pending} onClick={() => void press()}>
          {t('accept')}
        </Button>
      </div>
    </Modal>
  );
}
