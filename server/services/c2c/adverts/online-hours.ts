// The hours of an advert, by the minutes of the day in UTC.
import type { OnlineHours } from '#lib/contract/c2c/advert-terms.ts';

const minuteMs = 60_000;
const minutesOfDay = 1_440;

export const minuteOfDay = (nowMs: number): number => Math.floor(nowMs / minuteMs) % minutesOfDay;

/** The first minute belongs to the hours, the last one does not. Null: always. */
export function isWithin(hours: OnlineHours | null, minute: number): boolean {
  if (hours === null) return true;
  const { fromMinute, toMinute } = hours;
  return fromMinute < toMinute ? minute >= fromMinute && minute < toMinute : minute >= fromMinute || minute < toMinute;
}
