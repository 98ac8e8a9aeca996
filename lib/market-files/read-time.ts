// The time of a row: seconds or a fraction of them since 1970, known by their size, or a date and time. What can be read in two ways is not read.
import { timeYears, type TimeUnit } from './market-file.ts';

type TimeRead =
  | { readonly ok: true; readonly timeMs: number; readonly unit: TimeUnit }
  /** time: it is none. */
  | { readonly ok: false; readonly fault: 'time' | 'oldTime' | 'dayFirst' };

const earliestMs = Date.UTC(timeYears.first, 0, 1);
const endMs = Date.UTC(timeYears.last + 1, 0, 1);
/** The digits before the point, of any moment between the two. */
const unitOfDigits: Readonly<Record<number, TimeUnit>> = { 10: 's', 13: 'ms', 16: 'us', 19: 'ns' };
const digitsOfMs = 13;

const dateTime = /^(\d{4})[-/](\d\d)[-/](\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)?\s?(Z|UTC|[+-]\d\d(?::?\d\d)?)?$/i;

const within = (timeMs: number, unit: TimeUnit): TimeRead =>
  timeMs >= earliestMs && timeMs < endMs ? { ok: true, timeMs, unit } : { ok: false, fault: 'oldTime' };

/** What is finer than a millisecond is left out. */
function countedTime(digits: string, fraction: string): TimeRead {
  const unit = unitOfDigits[digits.length];
  if (unit === undefined) return { ok: false, fault: 'oldTime' };
  return within(Number(`${digits}${fraction}000`.slice(0, digitsOfMs)), unit);
}

function offsetMinutes(zone: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

function writtenTime([, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone]: RegExpExecArray): TimeRead {
  const parts = [Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)] as const;
  const localMs = Date.UTC(...parts);
  const date = new Date(localMs);
  const told = [
    date.getUTCFullYear(),
    date.getUTCMonth(),
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
  ];
  if (told.some((value, place) => value !== parts[place])) return { ok: false, fault: 'time' };
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  const timeMs = localMs + milliseconds - offsetMinutes(zone ?? '') * 60_000;
  return within(timeMs, zone === undefined ? 'iso-utc' : 'iso');
}

export function readTime(text: string): TimeRead {
  const counted = /^([1-9]\d*)(?:\.(\d+))?$/.exec(text);
  if (counted !== null) return countedTime(counted[1] ?? '', counted[2] ?? '');
  if (/^\d+(\.\d+)?$/.test(text)) return { ok: false, fault: 'oldTime' };
  const written = dateTime.exec(text);
  if (written !== null) return writtenTime(written);
  return { ok: false, fault: /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b/.test(text) ? 'dayFirst' : 'time' };
}
