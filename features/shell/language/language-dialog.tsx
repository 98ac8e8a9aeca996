'use client';
// The button of the language dialog; what is inside it comes when it is opened.
import { Globe } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Modal } from '#components/ui/modal.tsx';

const load = () => import('./language-list.tsx').then(({ LanguageList }) => LanguageList);
const LanguageList = dynamic(load, { ssr: false, loading: () => <div className="h-96" /> });

export function LanguageDialog() {
  const t = useTranslations('shell');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
        aria-label={t('language')}
        aria-haspopup="dialog"
        title={t('language')}
        className="grid size-9 place-items-center rounded text-secondary hover:bg-surface-2 hover:text-primary max-md:size-11"
      >
        <Globe size={17} aria-hidden />
      </button>
      <Modal open={open} title={t('language')} closeLabel={t('close')} onClose={() => setOpen(false)}>
        <LanguageList onChosen={() => setOpen(false)} />
      </Modal>
    </>
  );
}
