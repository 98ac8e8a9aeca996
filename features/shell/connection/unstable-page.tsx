'use client';
// In place of a page of which nothing can be shown: its data could not be had.
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

import { buttonClasses } from '#components/ui/button-classes.ts';
import { SiteIcon } from '#components/ui/site-icon.tsx';

export default function UnstablePage() {
  const t = useTranslations('shell');
  useEffect(() => {
    // The network is back: nobody should have to ask for the page.
    const again = (): void => window.location.reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <section className="grid flex-1 place-items-center px-4 py-24 text-center">
      <div className="flex flex-col items-center gap-5">
        <span className="grid size-16 place-items-center rounded-full bg-warning-soft">
          <SiteIcon name="offline" size={30} className="text-warning" />
        </span>
        <h1 className="max-w-sm text-lg font-semibold">{t('netstatus.connect_unstable')}</h1>
        <button type="button" onClick={() => window.location.reload()} className={buttonClasses('primary')}>
          {t('netstatus.refresh')}
        </button>
      </div>
    </section>
  );
}
