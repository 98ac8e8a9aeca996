// True if the page is as narrow as a phone: rows are cards then. The server does not know and says no.
import { useSyncExternalStore } from 'react';

const phone = '(width < 48rem)';

function subscribe(listener: () => void): () => void {
  const width = window.matchMedia(phone);
  width.addEventListener('change', listener);
  return () => width.removeEventListener('change', listener);
}

export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(phone).matches,
    () => false,
  );
