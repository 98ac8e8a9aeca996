'use client';
// A quiet word over the page while the line to the exchange is cut: what is shown stands still, and a fresh start is one press away.
import { RefreshCw, WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { use, useEffect, useState } from 'react';

import { HubPlaceContext, type HubPlace } from '#lib/realtime/hub-place.ts';
import { useConnection } from '#lib/realtime/use-connection.ts';
import { useOffline } from './use-offline.ts';

/** A short cut mends itself; this long and people should know that prices stand still. */
const patienceMs = 4000;

export function ConnectionNotice() {
  const place = use(HubPlaceContext);
  return place === null ? null : <WatchedConnection place={place} />;
}

function WatchedConnection({ place }: { readonly place: HubPlace }) {
  const { status } = useConnection(place);
  const offline = useOffline();
  if (offline) return <Notice text="offline" />;
  return status === 'unstable' ? <PatientNotice /> : null;
}

function PatientNotice() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return shown ? <Notice text="connect_unstable" /> : null;
}

function Notice({ text }: { readonly text: 'offline' | 'connect_unstable' }) {
  const t = useTranslations('shell');
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--tab-bar)+4rem)] z-50 flex justify-center px-3 md:bottom-11">
      <div
        role="status"
        className="pointer-events-auto flex items-center gap-2.5 rounded-lg border border-warning bg-surface-2 py-1.5 pe-1.5 ps-3 text-xs text-primary shadow-xl"
      >
        <WifiOff size={16} aria-hidden className="shrink-0 text-warning" />
        <p>{t(`netstatus.${text}`)}</p>
        <button
          type="button"
          onClick={() => window.location.reload()}
          className="flex h-8 shrink-0 items-center gap-1.5 rounded px-2 font-medium text-accent hover:bg-surface-3 max-md:h-11"
        >
          <RefreshCw size={14} aria-hidden />
          {t('netstatus.refresh')}
        </button>
      </div>
    </div>
  );
}
