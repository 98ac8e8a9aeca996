// A moment on the reader's own clock.
import { formatDateTime } from '#lib/format/format-time.ts';

/** So many minutes from UTC. */
export function TimeText({ timeMs, zoneMinutes }: { readonly timeMs: number; readonly zoneMinutes: number }) {
  return (
    <bdi dir="ltr" className="text-muted">
      {formatDateTime(timeMs, zoneMinutes)}
    </bdi>
  );
}
