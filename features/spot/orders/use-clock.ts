// The reader's clock, for periods of days.
import { useCallback } from 'react';

import { useZoneOffset } from '#lib/session/use-zone-offset.ts';
import type { Clock } from './filter/requests.ts';

/** Asked when it is needed: a page may be open over midnight. */
export function useClock(): () => Clock {
  const zoneMinutes = useZoneOffset();
  return useCallback(() => ({ zoneMinutes, nowMs: Date.now() }), [zoneMinutes]);
}
