'use client';
// The days of an attempt: which were green, which is running, which are to come.
import { useLocale, useTranslations } from 'next-intl';
import { Decimal } from 'decimal.js';

import type { ProgrammeAttempt } from '#lib/contract/trader-pro/attempt.ts';
import { programmeRules } from '#lib/contract/trader-pro/programme-rules.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';

const numbers = Array.from({ length: programmeRules.days }, (_, at) => at + 1);

export function DayStrip({ attempt: { dayList, day, state } }: { readonly attempt: ProgrammeAttempt }) {
  const t = useTranslations('traderPro');
  const locale = useLocale();
  const said = (number: number): string => {
    const over = dayList[number - 1];
    if (over === undefined) return t(number === day ? 'today' : 'dayOf', { day: number, days: programmeRules.days });
    const gain = formatCoinAmount(new Decimal(over.end).minus(over.start).toFixed(), 'USDT', locale, { decimals: 2, sign: 'always' });
    return t('dayGain', { day: number, gain: isolateLtr(gain) });
  };
  const look = (number: number): string => {
    const over = dayList[number - 1];
    if (over !== undefined) return over.isGreen ? 'bg-positive-soft text-positive' : 'bg-negative-soft text-negative';
    return number === day && state === 'running' ? 'bg-surface-2 font-semibold text-primary ring-1 ring-accent' : 'bg-surface-2 text-muted';
  };
  const sign = (number: number): string => {
    const over = dayList[number - 1];
    return over === undefined ? '·' : over.isGreen ? '+' : '−';
  };
  return (
    <ol className="grid grid-cols-[repeat(15,minmax(0,1fr))] gap-0.5 text-center text-2xs sm:gap-1">
      {numbers.map((number) => (
        <li key={number} title={said(number)} className={`rounded py-0.5 ${look(number)}`}>
          <span className="sr-only">{said(number)}</span>
          <span aria-hidden className="block">
            {number}
          </span>
          <span aria-hidden className="block leading-none">
            {sign(number)}
          </span>
        </li>
      ))}
    </ol>
  );
}
