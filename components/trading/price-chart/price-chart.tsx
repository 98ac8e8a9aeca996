'use client';
// The price chart: first the server's picture, then the moving one in its very place.
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import { LateRetry } from '#components/ui/late/late-retry.tsx';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { lateCode } from '#lib/late/late-code.ts';
import { useLateCode } from '#lib/late/use-late-code.ts';
import type { Bar } from './chart-bars.ts';
import { ChartLegend } from './chart-legend.tsx';
import type { ChartKind, ChartScale } from './chart-view.ts';
import type { LiveChart } from './live/live-chart.ts';
import { priceWriter } from './price-writer.ts';
import { StaticChart } from './static-chart.tsx';
import type { StudyChoice } from './studies/study-feed.ts';
import type { StudyLine } from './studies/study.ts';
import { useChartKeys } from './use-chart-keys.ts';
import { useStudyLines } from './use-study-lines.ts';

type Props = {
  /** Symbol and interval: another one is another chart. */
  readonly chartKey: string;
  readonly name: string;
  readonly bars: readonly Bar[];
  readonly studies: StudyChoice;
  /** Beside the studies: other markets to compare with. */
  readonly moreLines: readonly StudyLine[];
  readonly kind: ChartKind;
  readonly scale: ChartScale;
  readonly formatPrice: (price: number) => string;
  readonly pricePlace: number;
  /** Candles shorter than a day, and shorter than a minute. */
  readonly withClock: boolean;
  readonly withSeconds: boolean;
  readonly zoneOffsetMinutes: number;
  readonly locale: string;
  /** Pixels from one bar to the next when it is first shown; null: as it comes. */
  readonly barWidth: number | null;
  readonly onZoom: (barWidth: number) => void;
  readonly onNeedOlder: () => void;
  /** The moving chart, when there is one. */
  readonly onChart: (chart: LiveChart | null) => void;
  /** The layers over the candles. */
  readonly children?: ReactNode;
};

const liveCode = lateCode(() => import('./live/live-chart.ts'));

const minuteMs = 60_000;

export function PriceChart(props: Props) {
  const { chartKey, name, bars, studies, moreLines, kind, scale, formatPrice, pricePlace, withClock, withSeconds, locale, children } =
    props;
  const t = useTranslations('chart');
  const element = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<LiveChart | null>(null);
  const live = useLateCode(liveCode, true);
  const [pointed, setPointed] = useState<number | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const manner = useMemo(
    () => ({ locale, formatPrice, minMove: 10 ** -pricePlace, withClock, withSeconds }),
    [locale, formatPrice, pricePlace, withClock, withSeconds],
  );
  const studied = useStudyLines(studies, bars);
  const lines = useMemo(() => [...studied.lines, ...moreLines], [studied.lines, moreLines]);
  const withVolume = studies.chosen.includes('VOL');
  // Longer candles begin at midnight UTC for everybody: shifting them would name the wrong day.
  const zoneMs = withClock ? props.zoneOffsetMinutes * minuteMs : 0;

  useEffect(() => {
    if (live.code === null || element.current === null) return;
    const listeners = {
      pointed: setPointed,
      needOlder: () => latest.current.onNeedOlder(),
      zoomed: (barWidth: number) => latest.current.onZoom(barWidth),
    };
    const made = new live.code.LiveChart(element.current, listeners, latest.current.barWidth);
    const repaint = (): void => made.repaint();
    setChart(made);
    latest.current.onChart(made);
    window.addEventListener('themechange', repaint);
    const contrastQueries = ['(forced-colors: active)', '(prefers-contrast: more)'].map((query) => window.matchMedia(query));
    for (const query of contrastQueries) query.addEventListener('change', repaint);
    return () => {
      window.removeEventListener('themechange', repaint);
      for (const query of contrastQueries) query.removeEventListener('change', repaint);
      made.destroy();
      setChart(null);
      latest.current.onChart(null);
    };
  }, [live.code]);
  useEffect(() => {
    chart?.show({ key: chartKey, bars, lines, withVolume, manner, zoneMs, kind, scale });
  }, [chart, chartKey, bars, lines, withVolume, manner, zoneMs, kind, scale]);
  // A screen reader says each digit.
  const whole = useMemo(() => priceWriter(pricePlace), [pricePlace]);
  const keys = useChartKeys(chart, bars, whole, zoneMs);

  const last = bars.at(-1);
  const summary =
    last === undefined
      ? t('empty')
      : t('summary', {
          name,
          count: numberText(String(bars.length)),
          open: whole(last.open),
          high: whole(last.high),
          low: whole(last.low),
          close: whole(last.close),
        });
  return (
    <div dir="ltr" className="relative min-h-0 flex-1 overflow-hidden bg-surface-1">
      {bars.length === 0 ? <p className="absolute inset-0 grid place-items-center text-xs text-muted">{t('empty')}</p> : null}
      {chart === null ? (
        <StaticChart bars={bars} lines={lines} withVolume={withVolume} withClock={withClock} formatPrice={formatPrice} />
      ) : null}
      <div ref={element} className="absolute inset-0" />
      {/* For keys and screen readers alone: the pointer reaches the candles beneath it. */}
      <div
        role="slider"
        aria-roledescription={t('role')}
        aria-label={summary}
        aria-valuemin={1}
        aria-valuemax={Math.max(1, bars.length)}
        aria-valuenow={keys.place === null ? Math.max(1, bars.length) : keys.place + 1}
        aria-valuetext={keys.spoken}
        tabIndex={0}
        onKeyDown={keys.onKeyDown}
        onBlur={keys.onBlur}
        className="pointer-events-none absolute inset-0 z-10 -outline-offset-2"
      />
      <ChartLegend
        bars={bars}
        lines={lines}
        withVolume={withVolume}
        place={keys.place ?? pointed}
        formatPrice={formatPrice}
        locale={locale}
        chart={chart}
      />
      {live.failed || studied.failed ? (
        <div className="absolute inset-x-0 bottom-8 z-20 mx-auto flex w-fit rounded-lg border border-strong bg-surface-2">
          <LateRetry onAgain={live.failed ? live.again : studied.again} />
        </div>
      ) : null}
      {children}
    </div>
  );
}
