// The reader's clock: minutes from UTC. The server writes UTC; the browser corrects it when it takes over.
import { useSyncExternalStore } from 'react';

import { offsetOf, useTimeZone } from './time-zone.ts';

const never = (): (() => void) => () => undefined;
const ofDevice = (): number => 0 - new Date().getTimezoneOffset();

export function useZoneOffset(): number {
  const chosen = offsetOf(useTimeZone((zone) => zone.setting));
  return useSyncExternalStore(
    never,
    () => chosen ?? ofDevice(),
    () => 0,
  );
}
