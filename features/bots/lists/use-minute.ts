// The venue's time, once a minute of its own; 0 until the page has come to life, so that server and browser write the same.
import { useEffect, useState } from 'react';

import { followWorldTime, venueNow } from '#lib/clock/venue-now.ts';

const minuteMs = 60_000;

export function useMinute(): number {
  const [nowMs, setNow] = useState(0);
  useEffect(() => {
    const look = (): void => setNow(venueNow());
    look();
    const timer = setInterval(look, minuteMs);
    // The clock of a world may be far ahead within a second.
    const leave = followWorldTime(() => setNow((known) => (venueNow() - known < minuteMs ? known : venueNow())));
    return () => {
      clearInterval(timer);
      leave();
    };
  }, []);
  return nowMs;
}
