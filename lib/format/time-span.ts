// A period of the reader's own days, as moments.
export const periods = ['last24h', 'today', 'week', 'month', 'custom'] as const;

/** Null: of all time. */
export type PeriodChoice = {
  readonly period: (typeof periods)[number] | null;
  /** The bounds of a custom period: first and last day, 2026-01-31; '' leaves that end open. */
  readonly from: string;
  readonly to: string;
};

/** Minutes from UTC, and the time. */
export type DayClock = { readonly zoneMinutes: number; readonly nowMs: number };

const minuteMs = 60_000;
const dayMs = 86_400_000;
const days = { last24h: 1, week: 7, month: 30 } as const;

type TimeSpan = { readonly startTime?: number; readonly endTime?: number };

/** The first moment of a day, 2026-01-31, at a place that is so many minutes from UTC; null for a day that is none. */
function startOf(day: string, zoneMinutes: number): number | null {
  const utc = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(utc) ? null : utc - zoneMinutes * minuteMs;
}

/** Both ends included. Today begins at the reader's midnight; the other spans are the last 1, 7 and 30 times 24 hours. */
export function timeSpan({ period, from, to }: PeriodChoice, { zoneMinutes, nowMs }: DayClock): TimeSpan {
  if (period === null) return {};
  if (period === 'today') {
    const here = nowMs + zoneMinutes * minuteMs;
    return { startTime: nowMs - (here % dayMs) };
  }
  if (period !== 'custom') return { startTime: nowMs - days[period] * dayMs };
  const [first, last] = [startOf(from, zoneMinutes), startOf(to, zoneMinutes)];
  return {
    ...(first === null ? {} : { startTime: Math.max(0, first) }),
    ...(last === null ? {} : { endTime: Math.max(0, last + dayMs - 1) }),
  };
}
