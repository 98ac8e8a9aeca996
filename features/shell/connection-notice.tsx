'use client';
// Says when the line to the exchange has been unsteady for a while, and offers a fresh start.
import { RefreshCw, WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { Button } from '#components/ui/button.tsx';
import { useConnection } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';

/** A short cut mends itself; this long and people should know that prices stand still. */
const patienceMs = 4000;

export function ConnectionNotice() {
  const { status } = useConnection(useHub());
  return status === 'unstable' ? <PatientNotice /> : null;
}

function PatientNotice() {
  const t = useTranslations('shell');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-0 bottom-14 z-50 flex flex-wrap items-center justify-center gap-3 border-t border-warning bg-surface-2 px-4 py-3 text-sm text-primary md:bottom-0"
    >
      <WifiOff size={18} aria-hidden className="text-warning" />
      <p>{t('netstatus.connect_unstable')}</p>
      <Button size="small" onClick={() => window.location.reload()}>
        <RefreshCw size={14} aria-hidden />
        {t('netstatus.refresh')}
      </Button>
    </div>
  );
}
