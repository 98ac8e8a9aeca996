'use client';
// The word that something is loading, over the whole page: only for what takes so long that people would wonder.
import { useEffect, useRef, useSyncExternalStore } from 'react';

import { wantCompanions } from './companions.ts';

/** A task done by then needs no sign of waiting. */
const patienceMs = 300;

const listeners = new Set<() => void>();
let waitingFor = 0;
let shown = false;

function tell(now: boolean): void {
  if (shown === now) return;
  shown = now;
  for (const listener of listeners) listener();
}

/** Until the returned function is called. What lasts longer than an instant is shown, and nothing else can be pressed meanwhile. */
export function showLoading(): () => void {
  let open = true;
  wantCompanions();
  waitingFor += 1;
  const timer = setTimeout(() => tell(true), patienceMs);
  return () => {
    if (!open) return;
    open = false;
    clearTimeout(timer);
    waitingFor = Math.max(0, waitingFor - 1);
    if (waitingFor === 0) tell(false);
  };
}

/** A page that the browser kept and shows again waits for nothing. */
function shownAgain({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  waitingFor = 0;
  tell(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('pageshow', shownAgain);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('pageshow', shownAgain);
  };
}

export function LoadingOverlay({ label }: { readonly label: string }) {
  const open = useSyncExternalStore(
    subscribe,
    () => shown,
    () => false,
  );
  return open ? <Overlay label={label} /> : null;
}

/** The browser's own dialog: what lies beneath cannot be reached meanwhile, not even by keys. */
function Overlay({ label }: { readonly label: string }) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      aria-busy="true"
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      className="m-auto border-0 bg-transparent p-0 text-primary backdrop:bg-black/60"
    >
      <div className="flex items-center gap-3 rounded-xl border border-subtle bg-surface-1 px-5 py-4 text-sm shadow-2xl">
        <span aria-hidden className="size-5 animate-spin rounded-full border-2 border-accent border-e-transparent" />
        <p role="status">{label}</p>
      </div>
    </dialog>
  );
}
