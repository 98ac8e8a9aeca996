'use client';
// The button of the language dialog; what is inside it comes when it is opened.
import { Globe } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import { Modal } from '#components/ui/modal.tsx';
import { useCommand } from '#lib/commands/commands.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { toolClasses } from '../tool-classes.ts';

const load = () => import('./language-list.tsx').then(({ LanguageList }) => LanguageList);
const LanguageList = dynamic(load, { ssr: false, loading: () => <div className="h-96" /> });

/** `worded`: with its name and the language of the page beside the picture. */
export function LanguageDialog({ worded = false }: { readonly worded?: boolean }) {
  const t = useTranslations('shell');
  const current = localeOf(useLocale());
  const [open, setOpen] = useState(false);
  useCommand('language', worded ? null : () => setOpen(true));
  return (
    <>
      <button
        type="button"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
        aria-label={worded ? undefined : t('language')}
        aria-haspopup="dialog"
        title={worded ? undefined : t('language')}
        className={toolClasses(worded)}
      >
        <Globe size={17} aria-hidden />
        {worded ? (
          <>
            <span className="flex-1 text-start">{t('language')}</span>
            <bdi lang={current.tag} className="text-muted">
              {current.name}
            </bdi>
          </>
        ) : null}
      </button>
      <Modal open={open} title={t('language')} closeLabel={t('close')} onClose={() => setOpen(false)}>
        <LanguageList onChosen={() => setOpen(false)} />
      </Modal>
    </>
  );
}
