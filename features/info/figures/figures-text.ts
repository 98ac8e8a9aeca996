// The notation of the exchange's figures: machine-like in every language, to the last digit that they have.
import type { useTranslations } from 'next-intl';

import { formatDate, formatDateTime, formatTime } from '#lib/format/format-time.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { readSigned, writeAmount } from '#lib/order-math/amounts/amount.ts';

export type FiguresTexts = ReturnType<typeof useTranslations<'figures'>>;

export const none = '—';

/** 0.0006 is 0.06%: no digit too many and none left out. */
export function percentText(share: string, sign: '' | '±' | '+' = ''): string {
  const read = readSigned(share);
  return read === null ? none : `${sign}${shortNumber(writeAmount(read.times(100)))}%`;
}

/** A rate that may be on either side of zero says which. */
export const signedPercent = (share: string): string => percentText(share, /^-|^[0.]*$/.test(share) ? '' : '+');

export const leverageText = (leverage: string): string => `${shortNumber(leverage)}×`;

/** To the minute: what is settled and delivered is so on the full one. */
export const utcText = (timeMs: number): string => (Number.isFinite(timeMs) ? `${formatDate(timeMs, 0)} ${clockText(timeMs)}` : none);

export const clockText = (timeMs: number): string => `${formatTime(timeMs, 0).slice(0, 5)} UTC`;

/** To the second. */
export const exactUtcText = (timeMs: number): string => `${formatDateTime(timeMs, 0)} UTC`;

const [secondMs, minuteMs, hourMs, dayMs] = [1000, 60_000, 3_600_000, 86_400_000];

/** In the largest unit that it has a whole number of. */
export function spanText(spanMs: number, t: FiguresTexts): string {
  if (spanMs >= dayMs && spanMs % dayMs === 0) return t('span.days', { count: spanMs / dayMs });
  if (spanMs >= hourMs && spanMs % hourMs === 0) return t('span.hours', { count: spanMs / hourMs });
  if (spanMs >= minuteMs && spanMs % minuteMs === 0) return t('span.minutes', { count: spanMs / minuteMs });
  return t('span.seconds', { count: spanMs / secondMs });
}

/** The time left until something happens, to the minute. */
export function leftText(spanMs: number, t: FiguresTexts): string {
  const minutes = Math.max(0, Math.floor(spanMs / minuteMs));
  const hours = Math.floor(minutes / 60);
  const [days, hour, minute] = [Math.floor(hours / 24), hours % 24, minutes % 60];
  if (days > 0) return `${t('span.days', { count: days })} ${t('span.hours', { count: hour })}`;
  return `${hour === 0 ? '' : `${t('span.hours', { count: hour })} `}${t('span.minutes', { count: minute })}`;
}
