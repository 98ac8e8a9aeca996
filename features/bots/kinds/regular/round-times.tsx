'use client';
// The next moments of an auto-invest, by the clock of its zone.
import { useTranslations } from 'next-intl';

import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDate, formatTime } from '#lib/format/format-time.ts';
import { type RoundCalendar, roundsAfter } from '#lib/order-math/bots/regular/round-times.ts';
import { localTime } from '#lib/order-math/bots/regular/zone-clock.ts';
import { useMinute } from '../../lists/use-minute.ts';

const shown = 5;
/** By the number of the day in a date: Sunday is 0 there, and 7 in the calendar. */
const weekdays = ['7', '1', '2', '3', '4', '5', '6'] as const;

/** A moment in the zone of the calendar, with the weekday: Mon 2026-01-05 09:00. */
export function useRoundText(timeZone: string): (timeMs: number) => string {
  const t = useTranslations('bots.regular.weekday.short');
  return (timeMs) => {
    const local = localTime(timeZone, timeMs);
    return `${t(weekdays[new Date(local).getUTCDay()] ?? '7')} ${isolateLtr(`${formatDate(local, 0)} ${formatTime(local, 0).slice(0, 5)}`)}`;
  };
}

/** Nothing before the page has come to life: server and browser have other clocks. */
export function RoundTimes({ calendar }: { readonly calendar: RoundCalendar }) {
  const t = useTranslations('bots.regular');
  const nowMs = useMinute();
  const textOf = useRoundText(calendar.timeZone);
  if (nowMs === 0) return null;
  return (
    <div className="text-2xs">
      <p className="text-muted">{t('next', { zone: calendar.timeZone })}</p>
      <ol className="grid grid-cols-1 gap-0.5 pt-1 tabular-nums sm:grid-cols-2">
        {roundsAfter(calendar, nowMs, shown).map((timeMs) => (
          <li key={timeMs}>{textOf(timeMs)}</li>
        ))}
      </ol>
    </div>
  );
}
