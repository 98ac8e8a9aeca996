'use client';
// All languages to choose from.
import { useTranslations } from 'next-intl';

import { Modal } from '#components/ui/dialogs/modal.tsx';
import { LanguageList } from './language-list.tsx';

export default function LanguageDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useTranslations('shell');
  return (
    <Modal open={open} title={t('language')} closeLabel={t('close')} onClose={onClose}>
      <LanguageList onChosen={onClose} />
    </Modal>
  );
}
