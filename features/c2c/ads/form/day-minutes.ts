// Times of the day as a reader types them, in minutes of the day in UTC as an ad keeps them.

const dayMinutes = 1_440;
const hourMinutes = 60;

const within = (minute: number): number => ((minute % dayMinutes) + dayMinutes) % dayMinutes;
const two = (value: number): string => String(value).padStart(2, '0');

/**
 * 09:05, as the browser's field for times has it.
 * @param zoneMinutes to add to UTC; 0 tells UTC itself
 */
export function timeOf(utcMinute: number, zoneMinutes: number): string {
  const minute = within(utcMinute + zoneMinutes);
  return `${two(Math.floor(minute / hourMinutes))}:${two(minute % hourMinutes)}`;
}

/** Null: the text is no time of the day. */
export function utcMinuteOf(time: string, zoneMinutes: number): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : within(Number(hours) * hourMinutes + Number(minutes) - zoneMinutes);
}
