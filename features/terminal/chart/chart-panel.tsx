'use client';
// The chart with its controls: how long a candle lasts, what is reckoned and drawn, and the market's depth in its place.
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import { lateDialog, latePlace } from '#components/ui/late/late-part.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import type { Bar } from '#components/trading/price-chart/chart-bars.ts';
import { IntervalBar } from '#components/trading/price-chart/interval-bar.tsx';
import type { LiveChart } from '#components/trading/price-chart/live/live-chart.ts';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { StudyMenu } from '#components/trading/price-chart/study-menu.tsx';
import type { KlineInterval } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { lateCode } from '#lib/late/late-code.ts';
import { useLastTrades } from '#lib/realtime/use-last-trades.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { candleOf } from '../terminal-data.ts';
import { CandleList } from './candle-list.tsx';
import { toggleStudy, useChartSettings } from './chart-settings.ts';
import { ChartStage, hasClock } from './chart-stage.tsx';
import { ChartTools, type ChartTool } from './chart-tools.tsx';
import { ComparedMarkets } from './compare/compared-markets.tsx';
import { useComparison } from './compare/use-comparison.ts';
import { useCandles } from './use-candles.ts';
import { withLastPrice } from './with-last-price.ts';

const SettingsDialog = lateDialog(async () => (await import('./settings/settings-dialog.tsx')).SettingsDialog);
const CompareDialog = lateDialog(async () => (await import('./compare/compare-dialog.tsx')).CompareDialog);
const AlertDialog = lateDialog(async () => (await import('./alerts/alert-dialog.tsx')).AlertDialog);
const picture = lateCode(() => import('./save-picture.ts'));
const DepthPanel = latePlace(async () => (await import('./depth-panel.tsx')).DepthPanel);

type Props = {
  readonly market: SpotMarket;
  readonly initial: { readonly interval: KlineInterval; readonly bars: readonly Bar[] };
  readonly locale: string;
  /** At the end of the bar. */
  readonly tools?: ReactNode;
  /** False where no order form stands beside it. Left out: one does. */
  readonly hasForm?: boolean;
};

/** The address keeps the interval, so that a link shows the same chart. */
function writeAddress(interval: KlineInterval): void {
  const url = new URL(window.location.href);
  url.searchParams.set('interval', interval);
  window.history.replaceState(null, '', url);
}

type Opened = Extract<ChartTool, 'settings' | 'compare' | 'alerts'>;

export function ChartPanel({ market, initial, locale, tools = null, hasForm = true }: Props) {
  const t = useTranslations('chart');
  const lateText = useTranslations('shell')('late.failed');
  const element = useRef<HTMLDivElement>(null);
  const [interval, setInterval] = useState(initial.interval);
  const [chart, setChart] = useState<LiveChart | null>(null);
  const [isDepth, setIsDepth] = useState(false);
  const [isDrawing, setIsDrawing] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const chosen = useChartSettings((settings) => settings.chosen);
  useEffect(() => void useChartSettings.persist.rehydrate(), []);
  const told = useCandles(market.symbol, candleOf(interval), { interval: candleOf(initial.interval), bars: initial.bars });
  const last = useLastTrades(market.symbol)[0];
  const bars = useMemo(() => withLastPrice(told.bars, told.interval, last), [told.bars, told.interval, last]);
  const candles = { ...told, bars };
  const comparison = useComparison(candles.bars);
  const zoneOffsetMinutes = useZoneOffset();
  const isLine = interval === 'realtime' && candles.interval === '1s';
  const name = `${market.displayName} ${isLine ? t('realtime') : candles.interval}`;
  const lastPrice = (candles.bars.at(-1)?.close ?? 0).toFixed(market.pricePlace);
  const close = useCallback(() => setOpened(null), []);
  const openSettings = useCallback(() => setOpened('settings'), []);
  const choose = useCallback((next: KlineInterval): void => {
    setInterval(next);
    writeAddress(next);
    setIsDepth(false);
  }, []);
  const use = useCallback(
    (tool: ChartTool): void => {
      if (tool === 'depth') setIsDepth((now) => !now);
      else if (tool === 'draw') setIsDrawing((now) => !now);
      else if (tool !== 'picture') setOpened(tool);
      else if (chart !== null)
        picture
          .fetch()
          .then(({ savePicture }) => savePicture(chart, market.symbol, name))
          .catch(() => showToast('failed', lateText));
    },
    [chart, market.symbol, name, lateText],
  );
  return (
    <div ref={element} className="flex min-h-0 flex-1 flex-col bg-surface-1">
      {/* The bar has what its own width holds: there may be several charts in a row. */}
      <div className="@container relative z-30 flex h-9 shrink-0 items-center gap-0.5 border-b border-subtle px-2 max-md:h-11 max-md:gap-0 max-md:px-1">
        <IntervalBar interval={interval} pending={candles.pending} onInterval={choose} />
        <span aria-hidden className="h-4 border-s border-strong" />
        <StudyMenu chosen={chosen} onToggled={toggleStudy} onSettings={openSettings} />
        <ChartTools panel={element} isMoving={chart !== null} isDepth={isDepth} isDrawing={isDrawing} onTool={use} />
        <CandleList market={market} bars={candles.bars} zoneOffsetMinutes={hasClock(candles.interval) ? zoneOffsetMinutes : 0} />
        {tools}
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
          <DepthPanel market={market} locale={locale} />
        ) : (
          <ChartStage
            market={market}
            candles={candles}
            comparison={comparison}
            name={name}
            isLine={isLine}
            isDrawing={isDrawing}
            chart={chart}
            onChart={setChart}
            onDrawing={setIsDrawing}
            onSettings={openSettings}
            hasForm={hasForm}
            locale={locale}
          />
        )}
        <ComparedMarkets comparison={comparison} interval={candles.interval} />
      </div>
      {opened === 'settings' ? <SettingsDialog onClose={close} /> : null}
      {opened === 'compare' ? <CompareDialog symbol={market.symbol} comparison={comparison} onClose={close} /> : null}
      {opened === 'alerts' ? <AlertDialog market={market} lastPrice={lastPrice} onClose={close} /> : null}
    </div>
  );
}
