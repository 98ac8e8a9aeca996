'use client';
// Profit and loss day by day, as a calendar: a month at a time, through the last year.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { toneOf } from '#components/trading/money-text.ts';
import { PressButton } from '#components/ui/buttons/press-button.tsx';
import { HiddenAmount } from '#components/ui/hidden-amount.tsx';
import { isolateLtr } from '#lib/format/bidi.ts';
import { abbreviate } from '#lib/format/numbers/abbreviate.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { usePreference } from '#lib/session/preferences/use-preference.ts';
import { monthAfter, monthOf, profitByDay, resultOf, weeksOf, type Month } from './profit-days.ts';
import { useEquity, type Equity } from './use-equity.ts';
import { withSign } from './with-sign.ts';

/** The curve of a year reaches so many months back. */
const monthsBack = 11;

const shadeOf = (gain: string | undefined): string =>
  gain === undefined || !/[1-9]/.test(gain) ? 'bg-surface-2' : gain.startsWith('-') ? 'bg-negative-soft' : 'bg-positive-soft';

type Texts = { readonly month: string; readonly weekdays: readonly string[] };

/** Names of months and weekdays as the reader’s language writes them, with the digits of all other figures. */
function textsOf({ year, month }: Month, locale: string): Texts {
  const tag = `${locale}-u-nu-latn`;
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  return {
    month: new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.UTC(year, month - 1, 1)),
    // The fifth of January 2026 is a Monday.
    weekdays: Array.from({ length: 7 }, (_day, place) => weekday.format(Date.UTC(2026, 0, 5 + place))),
  };
}

type DaysProps = {
  readonly list: Equity['list'];
  readonly zone: number;
  readonly locale: string;
  readonly worth: (usdt: string) => string;
};

function Days({ list, zone, locale, worth }: DaysProps) {
  const t = useTranslations('portfolio');
  const shell = useTranslations('shell');
  const [shows] = usePreference('showsAssets');
  const [back, setBack] = useState(0);
  const days = profitByDay(list, zone);
  const month = monthAfter(monthOf(list.at(-1)?.timeMs ?? 0, zone), -back);
  const texts = textsOf(month, locale);
  const { profit, won, days: known } = resultOf(month, days);
  const hidden = <HiddenAmount label={shell('amounts.hidden')} />;
  const button =
    'grid size-8 place-items-center rounded text-muted hover:bg-surface-2 hover:text-primary disabled:opacity-40 max-md:size-11';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex items-center gap-1">
          <PressButton
            className={button}
            aria-label={t('calendar.previous')}
            disabled={back === monthsBack}
            onClick={() => setBack(back + 1)}
          >
            <ChevronLeft size={16} aria-hidden className="rtl:-scale-x-100" />
          </PressButton>
          <p aria-live="polite" className="min-w-36 text-center text-sm font-medium">
            {texts.month}
          </p>
          <PressButton className={button} aria-label={t('calendar.next')} disabled={back === 0} onClick={() => setBack(back - 1)}>
            <ChevronRight size={16} aria-hidden className="rtl:-scale-x-100" />
          </PressButton>
        </div>
        <p className="text-sm text-secondary">
          {t('equity.gain')}:{' '}
          <bdi dir="ltr" className={`font-medium ${shows ? toneOf(profit) : ''}`}>
            {shows ? withSign(profit, worth(profit)) : hidden}
          </bdi>
          {' · '}
          {t('calendar.won', { won, days: known })}
        </p>
      </div>
      <table aria-label={`${t('calendar.title')}, ${texts.month}`} className="w-full table-fixed border-separate border-spacing-1 text-2xs">
        <thead>
          <tr>
            {texts.weekdays.map((name) => (
              <th key={name} scope="col" className="h-6 truncate font-normal text-muted">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, place) => {
                const gain = date === null ? undefined : days.get(date);
                return (
                  <td
                    key={date ?? `none ${place}`}
                    className={`h-14 rounded p-1 text-center align-top ${date === null ? '' : shadeOf(gain)}`}
                  >
                    {date === null ? null : (
                      <>
                        <span className="block text-muted">{Number(date.slice(8))}</span>
                        <bdi
                          dir="ltr"
                          className={`mt-0.5 block truncate text-xs font-medium ${gain === undefined || !shows ? 'text-muted' : toneOf(gain)}`}
                        >
                          {gain === undefined ? '' : shows ? withSign(gain, abbreviate(gain, locale)) : hidden}
                        </bdi>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-2xs text-muted">{t('calendar.about', { coin: isolateLtr('USDT') })}</p>
    </>
  );
}

type Props = { readonly locale: string; readonly worth: (usdt: string) => string };

export function ProfitCalendar({ locale, worth }: Props) {
  const t = useTranslations('portfolio');
  const zone = useZoneOffset();
  const { equity, failed } = useEquity('1Y', zone, null, null);
  return (
    <section
      aria-labelledby="calendar-title"
      className="flex min-h-[30rem] flex-col gap-4 rounded-xl border border-subtle bg-surface-1 p-5 md:p-6"
    >
      <h2 id="calendar-title" className="text-sm text-muted">
        {t('calendar.title')}
      </h2>
      {equity === null ? (
        failed ? (
          <p role="alert" className="grid flex-1 place-items-center text-sm text-muted">
            {t('equity.failed')}
          </p>
        ) : (
          <ListWaiting />
        )
      ) : (
        <Days list={equity.list} zone={zone} locale={locale} worth={worth} />
      )}
    </section>
  );
}
