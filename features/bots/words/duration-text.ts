// The time that a bot has been at work, in the two largest units.
import type { useTranslations } from 'next-intl';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export function durationText(t: ReturnType<typeof useTranslations<'bots'>>, ms: number): string {
  const [days, hours, minutes] = [Math.floor(ms / dayMs), Math.floor((ms % dayMs) / hourMs), Math.floor((ms % hourMs) / minuteMs)];
  return days > 0 ? t('duration.days', { days, hours }) : t('duration.hours', { hours, minutes: Math.max(0, minutes) });
}
