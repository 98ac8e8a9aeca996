// Dates and times at a fixed distance from UTC, in the form that logs and tables use in every language: 2026-01-31 09:05:00.

const minuteMs = 60_000;

const two = (value: number): string => String(value).padStart(2, '0');

function shifted(timeMs: number, offsetMinutes: number): Date | null {
  const date = new Date(timeMs + offsetMinutes * minuteMs);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** 2026-01-31. '--' for a time that is none. */
export function formatDate(timeMs: number, offsetMinutes: number): string {
  const date = shifted(timeMs, offsetMinutes);
  return date === null
    ? '--'
    : `${String(date.getUTCFullYear()).padStart(4, '0')}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
}

/** 09:05:00; with milliseconds when asked for. */
export function formatTime(timeMs: number, offsetMinutes: number, options: { readonly milliseconds?: boolean } = {}): string {
  const date = shifted(timeMs, offsetMinutes);
  if (date === null) return '--';
  const milliseconds = options.milliseconds === true ? `.${String(date.getUTCMilliseconds()).padStart(3, '0')}` : '';
  return `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}${milliseconds}`;
}

/** 2026-01-31 09:05:00. */
export function formatDateTime(timeMs: number, offsetMinutes: number): string {
  return Number.isFinite(timeMs) ? `${formatDate(timeMs, offsetMinutes)} ${formatTime(timeMs, offsetMinutes)}` : '--';
}

/** UTC, UTC+8, UTC-3:30: how a zone is named. */
export function formatZone(offsetMinutes: number): string {
  if (offsetMinutes === 0) return 'UTC';
  const size = Math.abs(offsetMinutes);
  const minutes = size % 60;
  return `UTC${offsetMinutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${minutes === 0 ? '' : `:${two(minutes)}`}`;
}

/**
 * Minutes to add to UTC, from the user's setting: minutes as browsers count them, negative east of Greenwich ("-480" is UTC+8).
 * Absent, "-1", not a whole number or further away than 12 hours: the default.
 * @internal
 */
export function zoneOffsetMinutes(timeZone: string | undefined, defaultMinutes: number): number {
  if (timeZone === undefined || timeZone === '-1' || !/^-?\d{1,3}$/.test(timeZone)) return defaultMinutes;
  const minutes = Number(timeZone);
  return Math.abs(minutes) > 720 ? defaultMinutes : 0 - minutes;
}
