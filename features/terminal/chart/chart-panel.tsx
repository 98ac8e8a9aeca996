'use client';
// The chart with its controls, its candles, and what the reader lays over them.
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';

import { Button } from '#components/ui/button.tsx';
import { IntervalBar } from '#components/trading/price-chart/interval-bar.tsx';
import type { LiveChart } from '#components/trading/price-chart/live/live-chart.ts';
import { PriceChart } from '#components/trading/price-chart/price-chart.tsx';
import { StudyMenu } from '#components/trading/price-chart/study-menu.tsx';
import type { KlineInterval } from '#lib/contract/enums.ts';
import type { Candle, SpotMarket } from '#lib/contract/market.ts';
import { useZoneOffset } from '#lib/session/use-zone-offset.ts';
import { changeChart, toggleStudy, useChartSettings } from './chart-settings.ts';
import { ChartTools } from './chart-tools.tsx';
import { ComparedMarkets } from './compare/compared-markets.tsx';
import { useComparison } from './compare/use-comparison.ts';
import { candleOf } from '../terminal-data.ts';
import { useCandles } from './use-candles.ts';

const SettingsDialog = lazy(async () => ({ default: (await import('./settings/settings-dialog.tsx')).SettingsDialog }));
const DepthPanel = lazy(async () => ({ default: (await import('./depth-panel.tsx')).DepthPanel }));

type Props = {
  readonly market: SpotMarket;
  readonly initial: { readonly interval: KlineInterval; readonly candles: readonly Candle[] };
  readonly locale: string;
};

const withoutClock: readonly KlineInterval[] = ['1D', '3D', '1W', '1M', '3M'];

/** The address keeps the interval, so that a link shows the same chart. */
function writeAddress(interval: KlineInterval): void {
  const url = new URL(window.location.href);
  url.searchParams.set('interval', interval);
  window.history.replaceState(null, '', url);
}

export function ChartPanel({ market, initial, locale }: Props) {
  const t = useTranslations('chart');
  const element = useRef<HTMLDivElement>(null);
  const [interval, setInterval] = useState(initial.interval);
  const [chart, setChart] = useState<LiveChart | null>(null);
  const [isDepth, setIsDepth] = useState(false);
  const [isSetting, setIsSetting] = useState(false);
  const settings = useChartSettings();
  useEffect(() => void useChartSettings.persist.rehydrate(), []);
  const candles = useCandles(market.symbol, candleOf(interval), { interval: candleOf(initial.interval), candles: initial.candles });
  const comparison = useComparison(candles.bars);
  const zoneOffsetMinutes = useZoneOffset();
  const withClock = !withoutClock.includes(candles.interval);
  const studies = useMemo(() => ({ chosen: settings.chosen, settings: settings.settings }), [settings.chosen, settings.settings]);
  const isLine = interval === 'realtime' && candles.interval === '1s';
  const name = `${market.displayName} ${isLine ? t('realtime') : candles.interval}`;
  return (
    <div ref={element} className="flex min-h-0 flex-1 flex-col bg-surface-1">
      <div className="flex h-9 shrink-0 items-center gap-1 border-b border-subtle px-2 max-md:h-11">
        <IntervalBar
          interval={interval}
          pending={candles.pending}
          onInterval={(next) => {
            setInterval(next);
            writeAddress(next);
            setIsDepth(false);
          }}
        />
        <span aria-hidden className="h-4 border-s border-strong" />
        <StudyMenu chosen={settings.chosen} onToggled={toggleStudy} onSettings={() => setIsSetting(true)} />
        <ChartTools
          panel={element}
          chart={chart}
          market={market}
          name={name}
          bars={candles.bars}
          zoneOffsetMinutes={withClock ? zoneOffsetMinutes : 0}
          isDepth={isDepth}
          onDepth={setIsDepth}
          comparison={comparison}
          onSettings={() => setIsSetting(true)}
          locale={locale}
        />
      </div>
      <div className="relative flex min-h-0 flex-1 flex-col">
        {candles.pending ? <span aria-hidden className="absolute inset-x-0 top-0 z-10 h-0.5 animate-pulse bg-accent" /> : null}
        {candles.failed ? (
          <p
            role="status"
            className="absolute inset-x-0 top-10 z-10 mx-auto flex w-fit items-center gap-3 rounded-md border border-strong bg-surface-2 px-3 py-2 text-xs"
          >
            {t('failed')}
            <Button size="small" onClick={candles.retry}>
              {t('retry')}
            </Button>
          </p>
        ) : null}
        {isDepth ? (
          <Suspense>
            <DepthPanel market={market} locale={locale} />
          </Suspense>
        ) : (
          <PriceChart
            chartKey={`${market.symbol}:${candles.interval}`}
            name={name}
            bars={candles.bars}
            studies={studies}
            moreLines={comparison.lines}
            kind={isLine ? 'area' : settings.kind}
            scale={comparison.lines.length > 0 ? 'percent' : settings.scale}
            levels={noLevels}
            marks={noMarks}
            pricePlace={market.pricePlace}
            withClock={withClock}
            withSeconds={candles.interval === '1s'}
            zoneOffsetMinutes={zoneOffsetMinutes}
            locale={locale}
            barWidth={settings.barWidth}
            onZoom={(barWidth) => changeChart({ barWidth })}
            onNeedOlder={candles.loadOlder}
            onChart={setChart}
          />
        )}
        <ComparedMarkets comparison={comparison} interval={candles.interval} />
      </div>
      {isSetting ? (
        <Suspense>
          <SettingsDialog onClose={() => setIsSetting(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
const noLevels: readonly never[] = [];
const noMarks: readonly never[] = [];
