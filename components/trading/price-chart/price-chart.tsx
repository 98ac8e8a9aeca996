'use client';
// The price chart: first the server's picture, then the moving one in its very place.
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';

import type { Bar } from './chart-bars.ts';
import { ChartLegend } from './chart-legend.tsx';
import type { LiveChart, OrderLine } from './live-chart.ts';
import { StaticChart } from './static-chart.tsx';
import { studyLines, type Study } from './studies.ts';
import { subStudies } from './sub-studies/sub-study.ts';
import type { subStudyLines } from './sub-studies/sub-study-lines.ts';

type Props = {
  /** Symbol and interval: another one is another chart. */
  readonly chartKey: string;
  readonly name: string;
  readonly bars: readonly Bar[];
  readonly studies: readonly Study[];
  readonly orders: readonly OrderLine[];
  readonly pricePlace: number;
  /** Candles shorter than a day, and shorter than a minute. */
  readonly withClock: boolean;
  readonly withSeconds: boolean;
  readonly zoneOffsetMinutes: number;
  readonly locale: string;
  readonly onNeedOlder: () => void;
};

const minuteMs = 60_000;

/** Prices on the axis: grouped, at the market's precision. Floats are good enough to be drawn. */
const priceWriter =
  (place: number) =>
  (price: number): string => {
    const [whole = '', fraction] = price.toFixed(place).split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
    return fraction === undefined ? grouped : `${grouped}.${fraction}`;
  };

export function PriceChart({
  chartKey,
  name,
  bars,
  studies,
  orders,
  pricePlace,
  withClock,
  withSeconds,
  zoneOffsetMinutes,
  locale,
  onNeedOlder,
}: Props) {
  const t = useTranslations('terminal');
  const element = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<LiveChart | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const older = useRef(onNeedOlder);
  useEffect(() => {
    older.current = onNeedOlder;
  });
  const formatPrice = useMemo(() => priceWriter(pricePlace), [pricePlace]);
  const manner = useMemo(
    () => ({ locale, formatPrice, minMove: 10 ** -pricePlace, withClock, withSeconds }),
    [locale, formatPrice, pricePlace, withClock, withSeconds],
  );
  const [makeSubLines, setMakeSubLines] = useState<typeof subStudyLines | null>(null);
  const needsSubLines = subStudies.some((study) => studies.includes(study));
  useEffect(() => {
    if (!needsSubLines) return;
    void import('./sub-studies/sub-study-lines.ts').then(({ subStudyLines: make }) => setMakeSubLines(() => make));
  }, [needsSubLines]);
  const lines = useMemo(() => [...studyLines(studies, bars), ...(makeSubLines?.(studies, bars) ?? [])], [studies, bars, makeSubLines]);
  const withVolume = studies.includes('VOL');

  useEffect(() => {
    let gone = false;
    let made: LiveChart | null = null;
    const repaint = (): void => made?.repaint();
    void import('./live-chart.ts').then(({ LiveChart: Chart }) => {
      if (gone || element.current === null) return;
      made = new Chart(element.current, { pointed: setPointed, needOlder: () => older.current() });
      setChart(made);
    });
    window.addEventListener('themechange', repaint);
    return () => {
      gone = true;
      window.removeEventListener('themechange', repaint);
      made?.destroy();
      setChart(null);
    };
  }, []);
  useEffect(() => {
    // Longer candles begin at midnight UTC for everybody: shifting them would name the wrong day.
    chart?.show({ key: chartKey, bars, lines, withVolume, manner, zoneMs: withClock ? zoneOffsetMinutes * minuteMs : 0 });
  }, [chart, chartKey, bars, lines, withVolume, manner, withClock, zoneOffsetMinutes]);
  useEffect(() => chart?.setOrders(orders), [chart, orders]);

  const last = bars.at(-1);
  const summary =
    last === undefined
      ? t('chart.empty')
      : t('chart.summary', {
          name,
          count: bars.length,
          open: formatPrice(last.open),
          high: formatPrice(last.high),
          low: formatPrice(last.low),
          close: formatPrice(last.close),
        });
  return (
    <div dir="ltr" className="relative min-h-0 flex-1 overflow-hidden bg-surface-1">
      {bars.length === 0 ? <p className="absolute inset-0 grid place-items-center text-xs text-muted">{t('chart.empty')}</p> : null}
      {chart === null ? (
        <StaticChart bars={bars} lines={lines} withVolume={withVolume} withClock={withClock} formatPrice={formatPrice} />
      ) : null}
      <div ref={element} role="figure" aria-label={summary} className="absolute inset-0" />
      <ChartLegend bars={bars} lines={lines} place={pointed} formatPrice={formatPrice} locale={locale} />
    </div>
  );
}
