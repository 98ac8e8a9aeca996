// The moving chart on lightweight-charts: prices, volume, studies, marked prices and trades. Loaded after the first picture.
import {
  createChart,
  createSeriesMarkers,
  LineStyle,
  PriceScaleMode,
  type IChartApi,
  type IPriceLine,
  type ISeriesMarkersPluginApi,
  type Logical,
  type LogicalRange,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts';

import type { Bar } from '../chart-bars.ts';
import { placeAtOrBefore, placeOf, timeAtPlace } from '../chart-time.ts';
import type { ChartKind, ChartLevel, ChartMark, ChartScale, ChartSurface } from '../chart-view.ts';
import { heikinAshi } from '../heikin-ashi.ts';
import type { StudyLine } from '../studies/study.ts';
import { behaviour, fainter, lookOf, mannersOf, readColours, type ChartColours, type ChartManner } from './live-chart-options.ts';
import { addMainSeries, type MainSeries } from './main-series.ts';
import { paintClock } from './paint-clock.ts';
import { StudyPanes, type TimedPlace } from './study-panes.ts';

export type LiveChartListeners = {
  /** The bar under the crosshair, counted from the oldest; null when the pointer is elsewhere. */
  readonly pointed: (place: number | null) => void;
  /** The oldest bars have come into view. */
  readonly needOlder: () => void;
  /** The reader has made bars wider or narrower: pixels from one to the next. */
  readonly zoomed: (barWidth: number) => void;
};

export type ChartContent = {
  /** Another key means another chart: it is shown from its newest end. */
  readonly key: string;
  readonly bars: readonly Bar[];
  readonly lines: readonly StudyLine[];
  readonly withVolume: boolean;
  readonly manner: ChartManner;
  /** Milliseconds from UTC to the clock that the time axis shows. */
  readonly zoneMs: number;
  readonly kind: ChartKind;
  readonly scale: ChartScale;
};

/** A bar and its gap, in pixels, when a chart is first shown; as many bars as fit then, within reason. */
const firstBarWidth = 7.2;
const minBars = 40;
const maxFirstBars = 120;
const viewGap = 4;
const needOlderBelow = 30;
/** More changed bars than this are drawn afresh. */
const maxUpdates = 5;
/** In pixels. */
const narrow = 500;

const scaleModes: Readonly<Record<ChartScale, PriceScaleMode>> = {
  normal: PriceScaleMode.Normal,
  log: PriceScaleMode.Logarithmic,
  percent: PriceScaleMode.Percentage,
};

const isChartTime = (value: number): value is UTCTimestamp => Number.isInteger(value);
/** lightweight-charts counts places with fractions, too. */
const isLogical = (value: number): value is Logical => Number.isFinite(value);

export class LiveChart implements ChartSurface {
  readonly #chart: IChartApi;
  readonly #element: HTMLElement;
  readonly #panes: StudyPanes;
  readonly #levelLines = new Map<string, IPriceLine>();
  readonly #paintListeners = new Set<() => void>();
  #main: MainSeries;
  #marker: ISeriesMarkersPluginApi<Time>;
  #levels: readonly ChartLevel[] = [];
  #marks: readonly ChartMark[] = [];
  #colours: ChartColours = readColours();
  #shown: ChartContent | null = null;
  /** The bars as they are drawn: averaged ones where the reader wants those. */
  #drawn: readonly Bar[] = [];
  #barWidth: number | null;
  #isZooming = false;
  /** Taken off the page: whoever still asks gets nothing, and the library draws no more. */
  #isGone = false;

  /** barWidth: to which the reader has zoomed before; null: the usual one. */
  constructor(element: HTMLElement, listeners: LiveChartListeners, barWidth: number | null) {
    this.#element = element;
    this.#barWidth = barWidth;
    this.#chart = createChart(element, behaviour);
    // Its panes stand in a table, which holds nothing to be read as one.
    element.querySelector('table')?.setAttribute('role', 'presentation');
    // On a phone the legend takes three lines: the candles begin below it.
    if (element.clientWidth < narrow) this.#chart.priceScale('right').applyOptions({ scaleMargins: { top: 0.24, bottom: 0.08 } });
    this.#panes = new StudyPanes(this.#chart);
    this.#main = this.#addMain('candles');
    this.#marker = createSeriesMarkers(this.#main.api, []);
    this.repaint();
    this.#chart.subscribeCrosshairMove(({ logical, point }) => {
      const place = logical === undefined || point === undefined ? null : Math.round(logical);
      listeners.pointed(place !== null && place >= 0 && place < this.#drawn.length ? place : null);
    });
    for (const kind of ['wheel', 'pointerdown', 'touchmove'] as const)
      element.addEventListener(kind, () => (this.#isZooming = true), { passive: true });
    this.#chart.timeScale().subscribeVisibleLogicalRangeChange((range: LogicalRange | null) => {
      if (range !== null && range.from < needOlderBelow && this.#drawn.length > 0) listeners.needOlder();
      const width = Math.round(this.#chart.timeScale().options().barSpacing * 10) / 10;
      if (!this.#isZooming || width === this.#barWidth) return;
      this.#barWidth = width;
      listeners.zoomed(width);
    });
  }

  /** Takes on the colours that the page has now. */
  repaint(): void {
    if (this.#isGone) return;
    this.#colours = readColours();
    this.#chart.applyOptions(lookOf(this.#colours));
    this.#main.repaint(this.#colours);
    if (this.#shown !== null) this.#redraw(this.#shown);
    this.#drawLevels();
    this.#drawMarks();
  }

  show(content: ChartContent): void {
    const before = this.#shown;
    if (this.#isGone || content.bars.length === 0) return;
    const isOther = before === null || before.key !== content.key;
    if (before?.kind !== content.kind) this.#changeKind(content.kind);
    if (isOther || before.manner !== content.manner || before.kind !== content.kind) this.#applyManner(content.manner);
    if (before?.scale !== content.scale) this.#applyScale(content.scale);
    const isRebuilt = this.#panes.arrange(content.lines, content.withVolume, this.#colours, content.manner.locale);
    if (isRebuilt) this.#applyScale(content.scale);
    const isAfresh = isOther || isRebuilt || before.zoneMs !== content.zoneMs || before.kind !== content.kind;
    const from = isAfresh ? null : firstChange(before.bars, content.bars);
    this.#shown = content;
    this.#drawn = content.kind === 'heikinAshi' ? heikinAshi(content.bars) : content.bars;
    if (from === null) this.#redraw(content);
    else for (let place = from; place < content.bars.length; place += 1) this.#update(content, place, (before?.bars.length ?? 0) - 1);
    if (isOther) this.showNewest();
    if (from === null || from < content.bars.length - 1) this.#drawMarks();
  }

  /** Prices marked over the whole width. */
  setLevels(levels: readonly ChartLevel[]): void {
    if (this.#isGone) return;
    this.#levels = levels;
    this.#drawLevels();
  }

  /** Trades, at the bars in which they happened. */
  setMarks(marks: readonly ChartMark[]): void {
    if (this.#isGone) return;
    this.#marks = marks;
    this.#drawMarks();
  }

  /** Puts the crosshair on a bar and brings it into view; null takes it away. */
  point(place: number | null): void {
    if (this.#isGone) return;
    const bar = place === null ? undefined : this.#drawn[place];
    const time = bar === undefined ? null : this.#timeOf(bar);
    if (place === null || bar === undefined || time === null) return this.#chart.clearCrosshairPosition();
    const range = this.#chart.timeScale().getVisibleLogicalRange();
    if (range !== null && (place < range.from || place > range.to)) {
      const half = (range.to - range.from) / 2;
      this.#chart.timeScale().setVisibleLogicalRange({ from: place - half, to: place + half });
    }
    this.#chart.setCrosshairPosition(bar.close, time, this.#main.api);
  }

  /** Bars wider (above 1) or narrower, around the newest in view. */
  zoom(factor: number): void {
    if (this.#isGone) return;
    const range = this.#chart.timeScale().getVisibleLogicalRange();
    if (range === null) return;
    this.#isZooming = true;
    this.#chart.timeScale().setVisibleLogicalRange({ from: range.to - (range.to - range.from) / factor, to: range.to });
  }

  showNewest(): void {
    if (this.#isGone) return;
    const { length } = this.#drawn;
    const fitting = Math.round(this.#chart.timeScale().width() / (this.#barWidth ?? firstBarWidth));
    const shown = this.#barWidth === null ? Math.max(minBars, Math.min(maxFirstBars, fitting, length)) : fitting - viewGap;
    this.#chart.timeScale().setVisibleLogicalRange({ from: length - shown, to: length + viewGap });
  }

  /** The picture as it stands, without what is laid over it. */
  picture(): HTMLCanvasElement {
    return this.#chart.takeScreenshot();
  }

  /** From the top, in the order of the panes: the candles, volume, the studies. */
  paneTops(): readonly number[] {
    if (this.#isGone) return [];
    let top = 0;
    const gap = 1;
    return this.#chart.panes().map((pane) => {
      const own = top;
      top += pane.getHeight() + gap;
      return own;
    });
  }

  size(): { readonly width: number; readonly height: number } {
    if (this.#isGone) return { width: 0, height: 0 };
    return { width: this.#chart.timeScale().width(), height: this.#chart.panes()[0]?.getHeight() ?? this.#element.clientHeight };
  }

  xOf(timeMs: number): number | null {
    const place = placeOf(this.#drawn, timeMs);
    return this.#isGone || place === null || !isLogical(place) ? null : this.#chart.timeScale().logicalToCoordinate(place);
  }

  timeAt(x: number): number | null {
    if (this.#isGone) return null;
    const place = this.#chart.timeScale().coordinateToLogical(x);
    return place === null ? null : timeAtPlace(this.#drawn, Math.round(place));
  }

  yOf(price: number): number | null {
    return this.#isGone || this.#drawn.length === 0 ? null : this.#main.api.priceToCoordinate(price);
  }

  priceAt(y: number): number | null {
    return this.#isGone || this.#drawn.length === 0 ? null : this.#main.api.coordinateToPrice(y);
  }

  onPaint(listener: () => void): () => void {
    this.#paintListeners.add(listener);
    listener();
    return () => this.#paintListeners.delete(listener);
  }

  destroy(): void {
    this.#isGone = true;
    this.#paintListeners.clear();
    this.#chart.remove();
  }

  #addMain(kind: ChartKind): MainSeries {
    const main = addMainSeries(this.#chart, kind);
    main.api.setSeriesOrder(0);
    main.api.attachPrimitive(
      paintClock(() => {
        for (const listener of this.#paintListeners) listener();
      }),
    );
    return main;
  }

  #changeKind(kind: ChartKind): void {
    if (kind === this.#main.kind) return;
    this.#levelLines.clear();
    const before = this.#main;
    this.#main = this.#addMain(kind);
    this.#chart.removeSeries(before.api);
    this.#marker = createSeriesMarkers(this.#main.api, []);
    this.#main.repaint(this.#colours);
    this.#drawLevels();
  }

  #applyManner(manner: ChartManner): void {
    this.#chart.applyOptions(mannersOf(manner));
    this.#main.api.applyOptions({ priceFormat: { type: 'custom', minMove: manner.minMove, formatter: manner.formatPrice } });
  }

  /** The scale applies to the candles alone: the studies below keep counting as they do. */
  #applyScale(scale: ChartScale): void {
    for (const [place] of this.#chart.panes().entries())
      this.#chart.priceScale('right', place).applyOptions({ mode: place === 0 ? scaleModes[scale] : PriceScaleMode.Normal });
  }

  #drawLevels(): void {
    for (const [id, line] of this.#levelLines) {
      if (this.#levels.some((level) => level.id === id)) continue;
      this.#main.api.removePriceLine(line);
      this.#levelLines.delete(id);
    }
    for (const { id, price, colour, isDotted = false, isLined = true, isNamed = true, isFaint = false } of this.#levels) {
      const color = isFaint ? fainter(this.#colours[colour]) : this.#colours[colour];
      const options = {
        price,
        title: '',
        color,
        axisLabelColor: this.#colours.label,
        axisLabelTextColor: color,
        lineWidth: 1 as const,
        lineStyle: isDotted ? LineStyle.Dotted : LineStyle.Dashed,
        lineVisible: isLined,
        axisLabelVisible: isNamed,
      };
      const known = this.#levelLines.get(id);
      if (known === undefined) this.#levelLines.set(id, this.#main.api.createPriceLine(options));
      else known.applyOptions(options);
    }
  }

  /** One arrow for all orders of a side in a candle, with their number: an order in sixty parts would build a tower. */
  #drawMarks(): void {
    const arrows = new Map<string, { readonly time: UTCTimestamp; readonly side: ChartMark['side']; readonly orders: Set<string> }>();
    for (const { orderId, timeMs, side } of this.#marks) {
      const bar = this.#drawn[placeAtOrBefore(this.#drawn, timeMs)];
      const time = bar === undefined ? null : this.#timeOf(bar);
      if (time === null) continue;
      const id = `${side} ${time}`;
      const arrow = arrows.get(id) ?? { time, side, orders: new Set() };
      arrow.orders.add(orderId);
      arrows.set(id, arrow);
    }
    const marks = Array.from(arrows, ([id, { time, side, orders }]) => ({
      id,
      time,
      position: side === 'buy' ? ('belowBar' as const) : ('aboveBar' as const),
      shape: side === 'buy' ? ('arrowUp' as const) : ('arrowDown' as const),
      color: side === 'buy' ? this.#colours.positive : this.#colours.negative,
      ...(orders.size > 1 ? { text: `×${orders.size}` } : {}),
    }));
    this.#marker.setMarkers(marks.toSorted((one, other) => one.time - other.time));
  }

  #timeOf(bar: Bar): UTCTimestamp | null {
    const seconds = Math.floor((bar.timeMs + (this.#shown?.zoneMs ?? 0)) / 1000);
    return isChartTime(seconds) ? seconds : null;
  }

  #placed(bars: readonly Bar[], place: number): TimedPlace | null {
    const bar = bars[place];
    const time = bar === undefined ? null : this.#timeOf(bar);
    return bar === undefined || time === null ? null : { time, place, volume: bar.volume, isRising: bar.close >= bar.open };
  }

  #redraw(content: ChartContent): void {
    const rows = content.bars.flatMap((_, place) => this.#placed(content.bars, place) ?? []);
    this.#main.set(rows.flatMap(({ time, place }) => (this.#drawn[place] === undefined ? [] : { ...this.#drawn[place], time })));
    this.#panes.set(rows, content.lines, this.#colours);
  }

  /** newest: the place of the newest bar that is drawn already. */
  #update(content: ChartContent, place: number, newest: number): void {
    const row = this.#placed(content.bars, place);
    const bar = this.#drawn[place];
    if (row === null || bar === undefined) return;
    // A bar behind the newest is changed; bars after it are added, one after another.
    const late = place < newest;
    this.#main.update({ ...bar, time: row.time }, late);
    this.#panes.update(row, content.lines, this.#colours, late);
  }
}

/**
 * The place where the new bars begin to differ; null when they have to be drawn afresh: the library takes no bar between two that
 * it has drawn, as when the newest was made of a trade and the one before it is told later.
 */
function firstChange(before: readonly Bar[], bars: readonly Bar[]): number | null {
  if (bars.length < before.length) return null;
  let place = 0;
  while (place < before.length && before[place] === bars[place]) place += 1;
  if (bars.length - place > maxUpdates) return null;
  return before.slice(place).every(({ timeMs }, ahead) => bars[place + ahead]?.timeMs === timeMs) ? place : null;
}
