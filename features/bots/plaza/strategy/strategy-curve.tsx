'use client';
// The profit of a strategy at each full hour of its life.
import { useTranslations } from 'next-intl';

import { formatDateTime } from '#lib/format/format-time.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { EquityCurves } from '../../backtest/equity-curves.tsx';
import { profitText } from '#components/trading/money-text.ts';

export type StrategyPoint = { readonly timeMs: number; readonly invested: string; readonly profit: string; readonly isComputed: boolean };

export function StrategyCurve({ points, coin }: { readonly points: readonly StrategyPoint[]; readonly coin: string }) {
  const [t, computed] = [useTranslations('plaza.strategy'), useTranslations('plaza.computed')];
  const zoneMinutes = useZoneOffset();
  if (points.length < 2) return <p className="text-xs text-muted">{t('tooShort')}</p>;
  const timeText = (timeMs: number): string => formatDateTime(timeMs, zoneMinutes).slice(0, 16);
  const untilMs = points.findLast(({ isComputed }) => isComputed)?.timeMs;
  return (
    <>
      <EquityCurves
        moments={points.map(({ timeMs, profit }) => ({ timeMs, worth: Number(profit), other: null }))}
        name={t('curve')}
        pointName={t('point')}
        worthName={t('profit')}
        otherName={null}
        timeText={timeText}
        valueText={(value) => profitText(value.toFixed(8), coin)}
        {...(untilMs === undefined ? {} : { computed: { untilMs, name: computed('part') } })}
      />
      <p className="text-2xs text-muted">{t('curveAbout', { coin })}</p>
      {untilMs === undefined ? null : <p className="text-xs text-secondary">{computed('note', { time: timeText(untilMs) })}</p>}
    </>
  );
}
