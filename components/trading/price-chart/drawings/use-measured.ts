// The distance between two points: the price's way, in percent too, and the time.
import { useTranslations } from 'next-intl';

import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import type { DrawingPoint } from './drawing.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export function useMeasured(formatPrice: (price: number) => string): (from: DrawingPoint, to: DrawingPoint) => string {
  const t = useTranslations('chart');
  return (from, to) => {
    const change = to.price - from.price;
    const share = from.price === 0 ? 0 : change / from.price;
    const timeMs = Math.abs(to.timeMs - from.timeMs);
    return t('measured', {
      change: `${change < 0 ? '−' : '+'}${formatPrice(Math.abs(change))}`,
      percent: formatPercent(share.toFixed(8), { sign: 'always' }),
      days: Math.floor(timeMs / dayMs),
      hours: Math.floor((timeMs % dayMs) / hourMs),
      minutes: Math.floor((timeMs % hourMs) / minuteMs),
    });
  };
}
