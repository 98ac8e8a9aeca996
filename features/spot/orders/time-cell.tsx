// The time at which something happened, on the reader's own clock.
import { TimeText } from '#components/trading/time-text.tsx';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';

export const TimeCell = ({ timeMs }: { readonly timeMs: number }) => <TimeText timeMs={timeMs} zoneMinutes={useZoneOffset()} />;
