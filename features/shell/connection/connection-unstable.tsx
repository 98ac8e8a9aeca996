'use client';
// In place of a page of which nothing can be shown: its data could not be had.
import { WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

import { Button } from '#components/ui/button.tsx';

export function ConnectionUnstable() {
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
          <WifiOff size={30} aria-hidden className="text-warning" />
        </span>
        <h1 className="max-w-sm text-lg font-semibold">{t('netstatus.connect_unstable')}</h1>
        <Button look="primary" onClick={() => window.location.reload()}>
          {t('netstatus.refresh')}
        </Button>
      </div>
    </section>
  );
}
