'use client';
// The recovery codes, shown this once: to be written down, copied or kept as a file.
import { useTranslations } from 'next-intl';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';

type Props = { readonly codes: readonly string[]; readonly onClose: () => void };

export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const t = useTranslations('security');
  const text = codes.join('\n');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    showToast('done', t('recovery.copied'));
  };
  return (
    <Modal open title={t('recovery.title')} closeLabel={t('close')} onClose={onClose} sheet>
      <p className="text-sm text-secondary">{t('recovery.about')}</p>
      <ol dir="ltr" className="mt-4 grid gap-y-2 rounded-md border border-subtle bg-surface-0 p-4 font-mono text-sm max-sm:text-2xs">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button className="max-md:h-11" onClick={() => void copy()}>
          {t('recovery.copy')}
        </Button>
        <a
          download="meridian-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          className="inline-flex h-9 items-center rounded border border-strong bg-surface-2 px-3.5 text-sm font-medium max-md:h-11 hover:bg-surface-3"
        >
          {t('recovery.save')}
        </a>
      </div>
      <Button look="primary" size="large" data-autofocus className="mt-5 w-full" onClick={onClose}>
        {t('recovery.kept')}
      </Button>
    </Modal>
  );
}
