'use client';
// The profit of a leader at each full hour; money that moved in or out is no part of it.
import { useTranslations } from 'next-intl';

import { profitText } from '#components/trading/money-text.ts';
import { WorthChart } from '#components/trading/worth-chart/worth-chart.tsx';
import type { LeaderHourTold } from '#lib/contract/leaders/leader-record.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';

export function LeaderCurve({ hours, coin }: { readonly hours: readonly LeaderHourTold[]; readonly coin: string }) {
  const [t, computed] = [useTranslations('leaderRecords.curve'), useTranslations('leaderRecords.computed')];
  const zoneMinutes = useZoneOffset();
  if (hours.length < 2) return <p className="text-xs text-muted">{t('notBegun')}</p>;
  const timeText = (timeMs: number): string => formatDateTime(timeMs, zoneMinutes).slice(0, 16);
  const untilMs = hours.findLast(({ isComputed }) => isComputed)?.timeMs;
  return (
    <>
      <div className="flex h-52 flex-col">
        <WorthChart
          points={hours.map(({ timeMs, profit }) => ({ timeMs, worth: profit, gain: '0' }))}
          shows="worth"
          name={t('name')}
          pointName={t('point')}
          timeText={timeText}
          valueText={({ worth }) => profitText(worth, coin)}
          {...(untilMs === undefined ? {} : { computed: { untilMs, name: computed('part') } })}
        />
      </div>
      <p className="text-2xs text-muted">{t('rows')}</p>
      {untilMs === undefined ? null : <p className="text-xs text-secondary">{computed('note', { time: timeText(untilMs) })}</p>}
    </>
  );
}
