// The time of the newest message that a user has looked at on this device.
import { useSyncExternalStore } from 'react';

const placeOf = (userId: string): string => `meridian.messages.${userId}`;

const listeners = new Set<() => void>();
/** Those looked at on this page, for a device that keeps nothing. */
const seenHere = new Map<string, number>();

/** A device that cannot be asked counts as one that has shown them all: better silent than marked on every page. */
function seenMs(userId: string): number {
  try {
    return Math.max(seenHere.get(userId) ?? 0, Number(window.localStorage.getItem(placeOf(userId))) || 0);
  } catch {
    return Infinity;
  }
}

export function markMessagesSeen(userId: string, newestMs: number): void {
  if (newestMs <= seenMs(userId)) return;
  seenHere.set(userId, newestMs);
  try {
    window.localStorage.setItem(placeOf(userId), String(newestMs));
  } catch {
    // Storage is off or full.
  }
  for (const listener of listeners) listener();
}

/** Another tab may have shown them. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The server says that all are: only the device knows. */
export function useMessagesSeen(userId: string): number {
  return useSyncExternalStore(
    subscribe,
    () => seenMs(userId),
    () => Infinity,
  );
}
