// The reader's clock: minutes from UTC. The server writes UTC; the browser corrects it when it takes over.
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;
const ofBrowser = (): number => 0 - new Date().getTimezoneOffset();

export function useZoneOffset(): number {
  return useSyncExternalStore(never, ofBrowser, () => 0);
}
