'use client';
// The button of the dialog about looks; what is inside it comes when it is opened.
import { Palette } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Modal } from '#components/ui/modal.tsx';
import { useCommand } from '#lib/commands/commands.ts';
import { toolClasses } from '../tool-classes.ts';

const load = () => import('./appearance-choices.tsx').then(({ AppearanceChoices }) => AppearanceChoices);
const AppearanceChoices = dynamic(load, { ssr: false, loading: () => <div className="h-96" /> });

/** `worded`: with its name beside the picture. */
export function AppearanceDialog({ worded = false }: { readonly worded?: boolean }) {
  const t = useTranslations('shell');
  const [open, setOpen] = useState(false);
  useCommand('appearance', worded ? null : () => setOpen(true));
  return (
    <>
      <button
        type="button"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
        aria-label={worded ? undefined : t('appearance.title')}
        aria-haspopup="dialog"
        title={worded ? undefined : t('appearance.title')}
        className={toolClasses(worded)}
      >
        <Palette size={17} aria-hidden />
        {worded ? t('appearance.title') : null}
      </button>
      <Modal open={open} title={t('appearance.title')} closeLabel={t('close')} onClose={() => setOpen(false)} sheet>
        <AppearanceChoices />
      </Modal>
    </>
  );
}
