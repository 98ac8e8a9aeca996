// The profit of each day out of the curve of equity, and the days of a month as a calendar lays them out.
import type { Equity } from './use-equity.ts';
import { formatDate } from '#lib/format/format-time.ts';
import { Amount, writeAmount } from '#lib/order-math/amounts/amount.ts';

/** A month of the user's own days: 2026-03 is { year: 2026, month: 3 }. */
export type Month = { readonly year: number; readonly month: number };

/** The profit of each day by its date (2026-03-10), in USDT. A curve of days has a point where each begins, and one of this moment. */
export function profitByDay(list: Equity['list'], zoneMinutes: number): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const [place, { timeMs }] of list.entries()) {
    const next = list[place + 1];
    if (next !== undefined) days.set(formatDate(timeMs, zoneMinutes), next.gain);
  }
  return days;
}

export const monthOf = (timeMs: number, zoneMinutes: number): Month => {
  const [year, month] = formatDate(timeMs, zoneMinutes).split('-').map(Number);
  return { year: year ?? 1970, month: month ?? 1 };
};

export const monthAfter = ({ year, month }: Month, months: number): Month => {
  const place = year * 12 + month - 1 + months;
  return { year: Math.floor(place / 12), month: (place % 12) + 1 };
};

/** The dates of a month in weeks from Monday to Sunday; null: a place before its first day or after its last. */
export function weeksOf({ year, month }: Month): readonly (readonly (string | null)[])[] {
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day < 1 || day > length ? null : formatDate(Date.UTC(year, month - 1, day), 0);
    }),
  );
}

export type MonthResult = { readonly profit: string; readonly won: number; readonly days: number };

/** `won`: days in profit, of the days that are known. */
export function resultOf(month: Month, days: ReadonlyMap<string, string>): MonthResult {
  const known = weeksOf(month)
    .flat()
    .flatMap((date) => (date === null ? [] : (days.get(date) ?? [])));
  return {
    profit: writeAmount(known.reduce((sum, gain) => sum.plus(gain), new Amount(0))),
    won: known.filter((gain) => /[1-9]/.test(gain) && !gain.startsWith('-')).length,
    days: known.length,
  };
}
