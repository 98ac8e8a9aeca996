'use client';
// All languages, each in its own words; the page stays where it is.
import { Globe } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import { Modal } from '#components/ui/modal.tsx';
import { localeTable } from '#lib/i18n/locales.ts';
import { Link, usePathname } from '#lib/i18n/navigation.ts';

export function LanguageDialog() {
  const t = useTranslations('shell');
  const current = useLocale();
  const path = usePathname();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={t('language')}
        title={t('language')}
        className="grid size-9 place-items-center rounded text-secondary hover:bg-surface-2 hover:text-primary"
      >
        <Globe size={17} aria-hidden />
      </button>
      <Modal open={open} title={t('language')} closeLabel={t('close')} onClose={() => setOpen(false)}>
        <ul className="grid grid-cols-2 gap-1 sm:grid-cols-3">
          {localeTable.map(({ tag, name, direction }) => (
            <li key={tag}>
              <Link
                href={path}
                locale={tag}
                lang={tag}
                dir={direction}
                prefetch={false}
                aria-current={tag === current ? 'true' : undefined}
                onClick={() => setOpen(false)}
                className={`block rounded-md px-3 py-2 text-start text-sm hover:bg-surface-2 ${tag === current ? 'bg-surface-2 text-accent' : 'text-primary'}`}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Modal>
    </>
  );
}
