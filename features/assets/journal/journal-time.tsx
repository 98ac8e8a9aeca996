'use client';
// A moment on the reader's clock; and the clock itself, for the days that a form names.
import { TimeText } from '#components/trading/time-text.tsx';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';

export const JournalTime = ({ timeMs }: { readonly timeMs: number }) => <TimeText timeMs={timeMs} zoneMinutes={useZoneOffset()} />;

export const JournalZone = () => <input type="hidden" name="zone" value={useZoneOffset()} readOnly />;
