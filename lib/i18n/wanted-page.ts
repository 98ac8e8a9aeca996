// A page that was chosen while there was no network: the open page stays, with all that was typed, and the way is offered when the line is back.
import { useSyncExternalStore } from 'react';

let wanted: string | null = null;
const listeners = new Set<() => void>();

function want(address: string | null): void {
  wanted = address;
  for (const listener of listeners) listener();
}

/** True: it is kept for later, and must not be opened now. Where nothing on the page would offer it later, it is opened as ever. */
export function keepForLater(address: string): boolean {
  if (navigator.onLine || listeners.size === 0) return false;
  want(address);
  return true;
}

export const forgetWantedPage = (): void => want(null);

/** The address, in a language; null: none is waited for. Whoever reads it offers it. */
export const useWantedPage = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wanted,
    () => null,
  );
