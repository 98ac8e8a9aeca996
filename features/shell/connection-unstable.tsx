'use client';
// In place of a page whose data could not be had.
import { WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { Button } from '#components/ui/button.tsx';

export function ConnectionUnstable() {
  const t = useTranslations('shell');
  return (
    <section className="grid flex-1 place-items-center px-4 py-24 text-center">
      <div className="flex flex-col items-center gap-4">
        <WifiOff size={40} aria-hidden className="text-muted" />
        <h1 className="max-w-sm text-lg font-semibold">{t('netstatus.connect_unstable')}</h1>
        <Button look="primary" onClick={() => window.location.reload()}>
          {t('netstatus.refresh')}
        </Button>
      </div>
    </section>
  );
}
