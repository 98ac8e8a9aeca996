'use client';
// Theme, colours of the market, density and currency.
import { useTranslations } from 'next-intl';

import { Modal } from '#components/ui/dialogs/modal.tsx';
import { AppearanceChoices } from './appearance-choices.tsx';

export default function AppearanceDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useTranslations('shell');
  return (
    <Modal open={open} title={t('appearance.title')} closeLabel={t('close')} onClose={onClose} sheet>
      <AppearanceChoices />
    </Modal>
  );
}
