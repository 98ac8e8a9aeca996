'use client';
// Asks once more before all wallets become one, or each its own again.
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { switchAccountMode } from '#lib/contract/calls/v1/unified/account/switch.ts';
import type { UnifiedAccountAnswer } from '#lib/contract/unified.ts';

type Mode = UnifiedAccountAnswer['mode'];
type Props = { readonly from: Mode; readonly to: Mode; readonly onClose: () => void };

export function SwitchDialog({ from, to, onClose }: Props) {
  const t = useTranslations('unified');
  const shell = useTranslations('shell');
  const api = useApi();
  const router = useRouter();
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const mode = t(`mode.${to}`);
  const send = async (): Promise<void> => {
    setPending(true);
    setErrorText(null);
    try {
      await api.call(switchAccountMode, { mode: to });
      showToast('done', t('switch.done', { mode }));
      onClose();
      // The menus know who is unified.
      router.refresh();
    } catch (error) {
      setErrorText(refusalText(error));
      setPending(false);
    }
  };
  return (
    <Modal open title={t('switch.confirm.title', { mode })} closeLabel={shell('close')} onClose={onClose} sheet>
      <div className="flex flex-col gap-4 text-sm leading-6">
        {from === 'classic' ? <p>{t('switch.confirm.toUnified')}</p> : null}
        {to === 'classic' ? <p>{t('switch.confirm.toClassic')}</p> : null}
        {from !== 'classic' && to !== 'classic' ? <p>{t(`switch.about.${to}`)}</p> : null}
        {to === 'advanced' ? <p className="rounded-md bg-warning-soft px-3 py-2.5 text-warning">{t('switch.confirm.risk')}</p> : null}
        {errorText === null ? null : (
          <p role="alert" className="text-negative">
            {errorText}
          </p>
        )}
        <div className="flex gap-3">
          <Button className="flex-1 max-md:h-11" onClick={onClose}>
            {t('switch.confirm.no')}
          </Button>
          <Button look="primary" data-autofocus pending={pending} className="flex-1 max-md:h-11" onClick={() => void send()}>
            {t('switch.confirm.yes', { mode })}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
