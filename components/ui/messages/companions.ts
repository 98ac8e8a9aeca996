'use client';
// The companions that may come over any page (messages, the word that something loads, notices) are fetched when something of them is first
// needed: pages to read never do.
import { useSyncExternalStore } from 'react';

let wanted = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** From now on. May be said while something is drawn. */
export function wantCompanions(): void {
  if (wanted) return;
  wanted = true;
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** Never on the server. */
export const useCompanionsWanted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
