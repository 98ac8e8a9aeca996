// The page's hub once some part of the page has made it: for whoever listens along, and opens no line for that.
import { use, useSyncExternalStore } from 'react';

import { HubPlaceContext } from '#lib/realtime/hub-place.ts';
import type { Hub } from '#lib/realtime/hub.ts';

const never = (): (() => void) => () => undefined;

export function useMadeHub(): Hub | null {
  const place = use(HubPlaceContext);
  // The connection changes after the hub is made, and never before.
  return useSyncExternalStore(
    place === null ? never : place.connection.subscribe,
    () => place?.hub ?? null,
    () => null,
  );
}
