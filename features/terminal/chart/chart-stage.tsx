'use client';
// The candles and everything on them: the reader's orders, alerts and drawings, and the menu of the price that is pointed at.
import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';

import { lateDialog, lateExtra } from '#components/ui/late/late-part.tsx';
import { usualColour } from '#components/trading/price-chart/drawings/drawing.ts';
import type { LiveChart } from '#components/trading/price-chart/live/live-chart.ts';
import { useMoreTags } from '#components/trading/price-chart/overlay/more-tags.ts';
import { nearestStep } from '#components/trading/price-chart/overlay/level-tag.ts';
import { PriceChart } from '#components/trading/price-chart/price-chart.tsx';
import { shortPriceWriter } from '#components/trading/price-chart/price-writer.ts';
import { newClientId } from '#lib/contract/client-id.ts';
import type { KlineInterval } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { addAlert } from './alerts/alerts-store.ts';
import type { MenuPlace } from './chart-menu.tsx';
import { changeChart, useChartSettings } from './chart-settings.ts';
import type { Comparison } from './compare/use-comparison.ts';
import { drawingsOf, keepDrawing, useDrawings } from './drawings/drawings-store.ts';
import type { Candles } from './use-candles.ts';

const ChartLayers = lateExtra(async () => (await import('./chart-layers.tsx')).ChartLayers);
const ChartMenu = lateDialog(async () => (await import('./chart-menu.tsx')).ChartMenu);
const MarketDrawings = lateDialog(async () => (await import('./drawings/market-drawings.tsx')).MarketDrawings);
/** The drawings made before: nobody has pressed for them now. */
const KeptDrawings = lateExtra(async () => (await import('./drawings/market-drawings.tsx')).MarketDrawings);

type Props = {
  readonly market: SpotMarket;
  readonly candles: Candles;
  readonly comparison: Comparison;
  readonly name: string;
  /** The line of trades is drawn as an area, whatever else is chosen. */
  readonly isLine: boolean;
  readonly isDrawing: boolean;
  readonly chart: LiveChart | null;
  readonly onChart: (chart: LiveChart | null) => void;
  readonly onDrawing: (isDrawing: boolean) => void;
  readonly onSettings: () => void;
  /** False where no order form of this market hears of a price that is chosen here. Left out: there is one. */
  readonly hasForm?: boolean;
  /** False beside another chart, which tells of alerts for both. Left out: it is the page's first. */
  readonly isFirst?: boolean;
  readonly locale: string;
};

const withoutClock: readonly KlineInterval[] = ['1D', '3D', '1W', '1M', '3M'];
export const hasClock = (interval: KlineInterval): boolean => !withoutClock.includes(interval);

export function ChartStage(props: Props) {
  const { market, candles, comparison, name, isLine, isDrawing, chart, onChart, onDrawing, onSettings, locale } = props;
  const { hasForm = true, isFirst = true } = props;
  const element = useRef<HTMLDivElement>(null);
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const settings = useChartSettings();
  const studies = useMemo(() => ({ chosen: settings.chosen, settings: settings.settings }), [settings.chosen, settings.settings]);
  useEffect(() => void useDrawings.persist.rehydrate(), []);
  const isDrawn = useDrawings((kept) => drawingsOf(kept, market.symbol).length > 0) && !settings.hidden.includes('drawings');
  const formatPrice = useMemo(() => shortPriceWriter(market.pricePlace), [market.pricePlace]);
  const zoneOffsetMinutes = useZoneOffset();
  const { bars, interval } = candles;
  const linesOf = useMoreTags((more) => (more.symbol === market.symbol ? more.linesOf : null));
  const moreLines = useMemo(
    () => (linesOf === null ? comparison.lines : [...comparison.lines, ...linesOf(bars, interval)]),
    [comparison.lines, linesOf, bars, interval],
  );
  const lastPrice = (bars.at(-1)?.close ?? 0).toFixed(market.pricePlace);

  const openMenu = (event: MouseEvent): void => {
    if (chart === null || !(event.target instanceof Element) || event.target.closest('[data-levels],[role=toolbar],input') !== null) return;
    const box = event.currentTarget.getBoundingClientRect();
    const price = event.clientY - box.top < chart.size().height ? chart.priceAt(event.clientY - box.top) : null;
    if (price === null) return;
    event.preventDefault();
    setMenu({ x: event.clientX, y: event.clientY, price: nearestStep(price, market.tickSize), container: element.current });
  };
  const drawLine = (price: string): void =>
    keepDrawing(market.symbol, {
      id: newClientId(),
      tool: 'horizontal',
      points: [{ timeMs: bars.at(-1)?.timeMs ?? 0, price: Number(price) }],
      colour: usualColour,
      text: '',
    });
  return (
    <div ref={element} className="relative flex min-h-0 flex-1 max-md:flex-col">
      {isDrawing ? <div ref={setStrip} className="flex min-h-0 shrink-0" /> : null}
      {/* A finger that rests, the menu key and the right button ask for the same menu. */}
      <div onContextMenu={openMenu} className="relative flex min-h-0 min-w-0 flex-1 flex-col">
        <PriceChart
          chartKey={`${market.symbol}:${interval}`}
          name={name}
          bars={bars}
          studies={studies}
          moreLines={moreLines}
          kind={isLine ? 'area' : settings.kind}
          scale={comparison.lines.length > 0 ? 'percent' : settings.scale}
          formatPrice={formatPrice}
          pricePlace={market.pricePlace}
          withClock={hasClock(interval)}
          withSeconds={interval === '1s'}
          zoneOffsetMinutes={zoneOffsetMinutes}
          locale={locale}
          barWidth={settings.barWidth}
          onZoom={(barWidth) => changeChart({ barWidth })}
          onNeedOlder={candles.loadOlder}
          onChart={onChart}
        >
          {chart === null ? null : (
            <>
              {isDrawing ? (
                <MarketDrawings
                  chart={chart}
                  symbol={market.symbol}
                  formatPrice={formatPrice}
                  strip={strip}
                  onClose={() => onDrawing(false)}
                />
              ) : null}
              {isDrawn && !isDrawing ? (
                <KeptDrawings
                  chart={chart}
                  symbol={market.symbol}
                  formatPrice={formatPrice}
                  strip={null}
                  onClose={() => onDrawing(false)}
                />
              ) : null}
              <ChartLayers chart={chart} market={market} lastPrice={lastPrice} hidden={settings.hidden} isFirst={isFirst} />
            </>
          )}
        </PriceChart>
      </div>
      {menu === null ? null : (
        <ChartMenu
          place={menu}
          pricePlace={market.pricePlace}
          hasForm={hasForm}
          onClose={() => setMenu(null)}
          onAlert={() => addAlert(market.symbol, menu.price, lastPrice)}
          onLine={() => drawLine(menu.price)}
          onNewest={() => chart?.showNewest()}
          onSettings={onSettings}
        />
      )}
    </div>
  );
}
