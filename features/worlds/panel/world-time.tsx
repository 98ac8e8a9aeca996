'use client';
// The time of a world: reckoned on from what was told last, as fast as its clock goes.
import { useEffect, useState } from 'react';

import type { WorldRun } from '#lib/contract/worlds/world.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';

const tickMs = 250;

type Clock = Pick<WorldRun, 'timeMs' | 'speed' | 'untilMs'>;

/** Nobody can tell how far a clock that goes as fast as it can has come: it shows what was told. */
function reckoned({ timeMs, speed, untilMs }: Clock, passedMs: number): number {
  const now = speed === 'fastest' ? timeMs : timeMs + Math.max(0, passedMs) * speed;
  return untilMs === null ? now : Math.min(now, Math.max(untilMs, timeMs));
}

export function WorldTime({ clock, toldAtMs }: { readonly clock: Clock; readonly toldAtMs: number }) {
  const zone = useZoneOffset();
  const [nowMs, setNow] = useState(toldAtMs);
  const goes = clock.speed !== 0 && clock.speed !== 'fastest';
  useEffect(() => {
    if (!goes) return undefined;
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [goes]);
  const timeMs = Math.floor(reckoned(clock, nowMs - toldAtMs));
  return (
    <time dir="ltr" dateTime={new Date(timeMs).toISOString()} className="text-lg font-semibold tabular-nums">
      {formatDateTime(timeMs, zone)}
    </time>
  );
}
