// The calendar of auto-invest: the next moment of a round, by the clock of a time zone.
import type { RegularPeriod, RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';

import { localTime, momentOf, momentsOf } from './zone-clock.ts';

export type RoundCalendar = Pick<RegularTerms, 'period' | 'timeOfDay' | 'weekday' | 'dayOfMonth' | 'timeZone'>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const weekDays = 7;
const fortnightDays = 14;

export const hoursOfPeriod: Readonly<Partial<Record<RegularPeriod, number>>> = { hourly: 1, '4h': 4, '8h': 8, '12h': 12 };

/** Minutes since midnight; null: it is no time of day. */
export function minutesOfDay(text: string): number | null {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === '' ? null : Number(hours) * 60 + Number(minutes);
}

const dayOf = (localMs: number): number => Math.floor(localMs / dayMs);

/** 1 Monday to 7 Sunday. Day 0 was a Thursday. */
const weekdayOf = (day: number): number => ((((day + 3) % weekDays) + weekDays) % weekDays) + 1;

/** The local day of a month of a year (months from 0, and beyond 11 into the years after), held within the month. */
function dayInMonth(year: number, month: number, dayOfMonth: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(dayOfMonth, lastDay)) / dayMs;
}

/** The local days of rounds around a day: enough of them that one lies after it. */
function daysAround({ period, weekday, dayOfMonth }: RoundCalendar, day: number, lastDay: number | null): readonly number[] {
  if (period === 'daily') return [day, day + 1, day + 2];
  if (period === 'monthly') {
    const date = new Date(day * dayMs);
    return [0, 1, 2].map((ahead) => dayInMonth(date.getUTCFullYear(), date.getUTCMonth() + ahead, dayOfMonth));
  }
  const first = day + ((weekday - weekdayOf(day) + weekDays) % weekDays);
  const days = [0, weekDays, fortnightDays].map((ahead) => first + ahead);
  // Every two weeks from the round before; until there is one, or after another weekday was chosen, at the next such day.
  if (period === 'weekly' || lastDay === null || weekdayOf(lastDay) !== weekday) return days;
  return days.filter((one) => (one - lastDay) % fortnightDays === 0);
}

/** Rounds within days: a clock that is set back shows an hour twice, and what comes every hour comes in both. */
function momentsOfHours({ timeZone }: RoundCalendar, hours: number, minutes: number, localMs: number): readonly number[] {
  const step = hours * hourMs;
  const startOfDay = dayOf(localMs) * dayMs + ((minutes * minuteMs) % step);
  const passed = Math.floor((localMs - startOfDay) / step);
  const places = [-1, 0, 1, 2, 3].map((ahead) => startOfDay + (passed + ahead) * step);
  return places.flatMap((place) => (hours === 1 ? momentsOf(timeZone, place) : [momentOf(timeZone, place)]));
}

/**
 * The first round after a moment. `lastMs`: when the round before was due, which a period of two weeks counts from; null: there was none.
 * Times that clocks leave out come as much later as the clocks were set forward (an hourly round is left out: the next hour has its own);
 * of times that come twice it is the first (hourly: both). Null where the calendar is none: a zone, a time or a day that there is not.
 */
export function roundAfter(calendar: RoundCalendar, afterMs: number, lastMs: number | null): number | null {
  const { period, timeOfDay, timeZone } = calendar;
  const minutes = minutesOfDay(timeOfDay);
  if (minutes === null) return null;
  const localMs = localTime(timeZone, afterMs);
  const hours = hoursOfPeriod[period];
  const lastDay = lastMs === null ? null : dayOf(localTime(timeZone, lastMs));
  const moments =
    hours === undefined
      ? daysAround(calendar, dayOf(localMs), lastDay).map((day) => momentOf(timeZone, day * dayMs + minutes * minuteMs))
      : momentsOfHours(calendar, hours, minutes, localMs);
  const later = moments.filter((moment) => moment > afterMs);
  return later.length === 0 ? null : Math.min(...later);
}

/** The next rounds after a moment, in order. */
export function roundsAfter(calendar: RoundCalendar, afterMs: number, count: number): readonly number[] {
  const rounds: number[] = [];
  for (let last: number | null = null; rounds.length < count; rounds.push(last)) {
    last = roundAfter(calendar, last ?? afterMs, last);
    if (last === null) break;
  }
  return rounds;
}
