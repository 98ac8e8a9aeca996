'use client';
// A quiet word over the page while the line to the exchange is cut: what is shown stands still. A page that was chosen meanwhile is offered when the line is back.
import { ArrowRight, RefreshCw, Wifi, WifiOff, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { use, useEffect, useState, type ReactNode } from 'react';

import { isolateLtr } from '#lib/format/bidi.ts';
import { forgetWantedPage, useWantedPage } from '#lib/i18n/wanted-page.ts';
import { HubPlaceContext, type HubPlace } from '#lib/realtime/hub-place.ts';
import { useConnection } from '#lib/realtime/use-connection.ts';
import { useOffline } from './use-offline.ts';

/** A short cut mends itself; this long and people should know that prices stand still. */
const patienceMs = 4000;

const actionClasses = 'flex h-8 shrink-0 items-center gap-1.5 rounded px-2 font-medium text-accent hover:bg-surface-3 max-md:h-11';

export function ConnectionNotice() {
  const place = use(HubPlaceContext);
  return place === null ? null : <WatchedConnection place={place} />;
}

function WatchedConnection({ place }: { readonly place: HubPlace }) {
  const { status } = useConnection(place);
  const offline = useOffline();
  const wanted = useWantedPage();
  const t = useTranslations('shell.netstatus');
  // Nothing is offered that would take away the page while no other can come.
  if (offline) return <Notice isCut>{t(wanted === null ? 'offline' : 'wanted')}</Notice>;
  if (wanted !== null) return <WayOn address={wanted} />;
  return status === 'unstable' ? <PatientNotice /> : null;
}

function PatientNotice() {
  const t = useTranslations('shell.netstatus');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <Notice isCut action={<RefreshButton />}>
      {t('connect_unstable')}
    </Notice>
  );
}

function RefreshButton() {
  const t = useTranslations('shell.netstatus');
  return (
    <button type="button" onClick={() => window.location.reload()} className={actionClasses}>
      <RefreshCw size={14} aria-hidden />
      {t('refresh')}
    </button>
  );
}

/** The line is back. */
function WayOn({ address }: { readonly address: string }) {
  const t = useTranslations('shell');
  const action = (
    <>
      {/* A full load: what the page has kept in its memory may be of before the cut. */}
      <a href={address} className={actionClasses}>
        {t('netstatus.open')}
        <span className="max-w-40 truncate text-muted max-md:hidden">{isolateLtr(decodeURI(address))}</span>
        <ArrowRight size={14} aria-hidden className="rtl:-scale-x-100" />
      </a>
      <button
        type="button"
        aria-label={t('close')}
        onClick={forgetWantedPage}
        className="grid size-8 shrink-0 place-items-center rounded text-muted hover:bg-surface-3 hover:text-primary max-md:size-11"
      >
        <X size={14} aria-hidden />
      </button>
    </>
  );
  return (
    <Notice isCut={false} action={action}>
      {t('netstatus.back')}
    </Notice>
  );
}

type NoticeProps = { readonly isCut: boolean; readonly action?: ReactNode; readonly children: ReactNode };

/** A page that says it in its own place has `data-says-unstable`: the sheet shows the notice on no such page. */
function Notice({ isCut, action, children }: NoticeProps) {
  const Picture = isCut ? WifiOff : Wifi;
  return (
    <div className="connection-notice pointer-events-none fixed inset-x-0 bottom-[calc(var(--tab-bar)+4rem)] z-50 flex justify-center px-3 md:bottom-11">
      <div
        role="status"
        className={`pointer-events-auto flex items-center gap-2.5 rounded-lg border bg-surface-2 py-1.5 ps-3 text-xs text-primary shadow-xl ${isCut ? 'border-warning' : 'border-accent'} ${action === undefined ? 'min-h-8 pe-3' : 'pe-1.5'}`}
      >
        <Picture size={16} aria-hidden className={`shrink-0 ${isCut ? 'text-warning' : 'text-accent'}`} />
        <p>{children}</p>
        {action}
      </div>
    </div>
  );
}
