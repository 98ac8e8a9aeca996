// Figures of leaders in writing: shares as percent, and time in its two largest units.
import type { useTranslations } from 'next-intl';

import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';

/** Something that is not known, or does not exist. */
export const nothing = '—';

export const shareText = (share: string): string => isolateLtr(formatPercent(share));

export const changeText = (share: string | null): string =>
  share === null ? nothing : isolateLtr(formatPercent(share, { sign: 'always' }));

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Two days and three hours. */
export function timeText(t: ReturnType<typeof useTranslations<'leaderRecords'>>, ms: number): string {
  const [days, hours] = [Math.floor(ms / dayMs), Math.floor((ms % dayMs) / hourMs)];
  return days > 0 ? t('duration.days', { days, hours }) : t('duration.hours', { hours });
}
