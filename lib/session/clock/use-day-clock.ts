// The reader's clock, for periods of days.
import { useCallback } from 'react';

import { useZoneOffset } from './use-zone-offset.ts';
import { venueNow } from '#lib/clock/venue-now.ts';

/** Asked when it is needed: a page may be open over midnight. */
export function useDayClock(): () => { readonly zoneMinutes: number; readonly nowMs: number } {
  const zoneMinutes = useZoneOffset();
  return useCallback(() => ({ zoneMinutes, nowMs: venueNow() }), [zoneMinutes]);
}
