// The clocks that a reader may choose among. By themselves: every page recalls which one was chosen, and few offer others.
import { offsetOf } from './time-zone.ts';

/** Hours from UTC that some place on earth lives by. */
const zoneHours = [
  -12, -11, -10, -9.5, -9, -8, -7, -6, -5, -4, -3.5, -3, -2, -1, 0, 1, 2, 3, 3.5, 4, 4.5, 5, 5.5, 5.75, 6, 6.5, 7, 8, 8.75, 9, 9.5, 10,
  10.5, 11, 12, 12.75, 13, 14,
] as const;

/** As the settings write them: minutes, the other way around (UTC+8 is '-480'). */
const zoneSettings: readonly string[] = zoneHours.map((hours) => String(0 - hours * 60));

/** The choice that shows the other clocks. */
export const moreZones = 'more';

const isUsual = (setting: string): boolean => Number(setting) % 60 === 0 && Math.abs(Number(setting)) <= 720;

/** Whole hours from −12 to 12 and the one that is chosen; the others stand behind "More". */
export const zonesOffered = (chosen: string, all: boolean): readonly string[] =>
  all ? zoneSettings : [...zoneSettings.filter((setting) => isUsual(setting) || setting === chosen), moreZones];

/** UTC+5:45. */
export function zoneName(setting: string): string {
  const offset = offsetOf(setting) ?? 0;
  if (offset === 0) return 'UTC';
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}
