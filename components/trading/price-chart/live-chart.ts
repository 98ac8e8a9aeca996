// The moving chart: candles, volume, study lines and the reader's own orders on lightweight-charts. Loaded after the first picture.
import {
  CandlestickSeries,
  createChart,
  HistogramSeries,
  LineSeries,
  LineStyle,
  type IChartApi,
  type IPriceLine,
  type ISeriesApi,
  type LogicalRange,
  type UTCTimestamp,
} from 'lightweight-charts';

import type { Bar } from './chart-bars.ts';
import { behaviour, faded, lookOf, mannersOf, readColours, type ChartColours, type ChartManner } from './live-chart-options.ts';
import { shortValue } from './short-value.ts';
import type { StudyLine } from './studies.ts';

export type OrderLine = { readonly id: string; readonly price: number; readonly side: 'buy' | 'sell'; readonly title: string };

export type LiveChartListeners = {
  /** The bar under the crosshair, counted from the oldest; null when the pointer is elsewhere. */
  readonly pointed: (place: number | null) => void;
  /** The oldest bars have come into view. */
  readonly needOlder: () => void;
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
};

/** A bar and its gap, in pixels, when a chart is first shown; as many bars as fit then, within reason. */
const firstBarWidth = 7.2;
const leastBars = 40;
const mostFirstBars = 120;
const viewGap = 4;
const needOlderBelow = 30;
/** More changed bars than this are drawn afresh. */
const mostUpdates = 5;
/** Of the height: each pane below the candles, and all of them together. */
const subPaneShare = 0.18;
const mostBelow = 0.6;
/** In pixels. */
const narrow = 500;

const isChartTime = (value: number): value is UTCTimestamp => Number.isInteger(value);

export class LiveChart {
  readonly #chart: IChartApi;
  readonly #candles: ISeriesApi<'Candlestick'>;
  #volume: ISeriesApi<'Histogram'> | null = null;
  #lines: readonly ISeriesApi<'Line' | 'Histogram'>[] = [];
  #lineNames = '';
  readonly #orders = new Map<string, IPriceLine>();
  #orderLines: readonly OrderLine[] = [];
  #colours: ChartColours = readColours();
  #shown: ChartContent | null = null;

  constructor(element: HTMLElement, listeners: LiveChartListeners) {
    this.#chart = createChart(element, behaviour);
    // On a phone the legend takes three lines: the candles begin below it.
    if (element.clientWidth < narrow) this.#chart.priceScale('right').applyOptions({ scaleMargins: { top: 0.24, bottom: 0.08 } });
    this.#candles = this.#chart.addSeries(CandlestickSeries, { borderVisible: false, priceLineVisible: true });
    this.repaint();
    this.#chart.subscribeCrosshairMove(({ logical, point }) => {
      const place = logical === undefined || point === undefined ? null : Math.round(logical);
      listeners.pointed(place !== null && place >= 0 && place < (this.#shown?.bars.length ?? 0) ? place : null);
    });
    this.#chart.timeScale().subscribeVisibleLogicalRangeChange((range: LogicalRange | null) => {
      if (range !== null && range.from < needOlderBelow && (this.#shown?.bars.length ?? 0) > 0) listeners.needOlder();
    });
  }

  /** Takes on the colours that the page has now. */
  repaint(): void {
    this.#colours = readColours();
    const { positive, negative } = this.#colours;
    this.#chart.applyOptions(lookOf(this.#colours));
    this.#candles.applyOptions({ upColor: positive, downColor: negative, wickUpColor: positive, wickDownColor: negative });
    if (this.#shown !== null) this.#redraw(this.#shown);
    this.setOrders(this.#orderLines);
  }

  show(content: ChartContent): void {
    const before = this.#shown;
    if (content.bars.length === 0) return;
    if (before === null || before.key !== content.key || before.manner !== content.manner) this.#applyManner(content.manner);
    const names = content.lines.map((line) => line.name).join();
    const rebuilt = names !== this.#lineNames || content.withVolume !== (this.#volume !== null);
    if (rebuilt) this.#rebuild(content, names);
    const from =
      before === null || before.key !== content.key || before.zoneMs !== content.zoneMs || rebuilt
        ? null
        : this.#firstChange(before.bars, content.bars);
    this.#shown = content;
    if (from === null) this.#redraw(content);
    else for (let place = from; place < content.bars.length; place += 1) this.#update(content, place);
    if (before?.key !== content.key) this.#showNewest(content.bars.length);
  }

  setOrders(orders: readonly OrderLine[]): void {
    this.#orderLines = orders;
    for (const [id, line] of this.#orders) {
      if (!orders.some((order) => order.id === id)) {
        this.#candles.removePriceLine(line);
        this.#orders.delete(id);
      }
    }
    for (const { id, price, side, title } of orders) {
      const options = {
        price,
        title,
        color: side === 'buy' ? this.#colours.positive : this.#colours.negative,
        axisLabelColor: this.#colours.label,
        axisLabelTextColor: side === 'buy' ? this.#colours.positive : this.#colours.negative,
        lineWidth: 1 as const,
        lineStyle: LineStyle.Dashed,
        axisLabelVisible: true,
      };
      const known = this.#orders.get(id);
      if (known === undefined) this.#orders.set(id, this.#candles.createPriceLine(options));
      else known.applyOptions(options);
    }
  }

  destroy(): void {
    this.#chart.remove();
  }

  #showNewest(count: number): void {
    const fitting = Math.round(this.#chart.timeScale().width() / firstBarWidth);
    const shown = Math.max(leastBars, Math.min(mostFirstBars, fitting, count));
    this.#chart.timeScale().setVisibleLogicalRange({ from: count - shown, to: count + viewGap });
  }

  #applyManner(manner: ChartManner): void {
    this.#chart.applyOptions(mannersOf(manner));
    this.#candles.applyOptions({ priceFormat: { type: 'custom', minMove: manner.minMove, formatter: manner.formatPrice } });
  }

  /** Where the new bars begin to differ; null when they have to be drawn afresh. */
  #firstChange(before: readonly Bar[], bars: readonly Bar[]): number | null {
    if (before[0]?.timeMs !== bars[0]?.timeMs || bars.length < before.length) return null;
    let place = bars.length;
    while (place > 0 && bars.length - place <= mostUpdates && bars[place - 1] !== before[place - 1]) place -= 1;
    return bars.length - place > mostUpdates ? null : place;
  }

  #timeOf(content: ChartContent, bar: Bar): UTCTimestamp | null {
    const seconds = Math.floor((bar.timeMs + content.zoneMs) / 1000);
    return isChartTime(seconds) ? seconds : null;
  }

  #rebuild(content: ChartContent, names: string): void {
    for (const line of this.#lines) this.#chart.removeSeries(line);
    if (content.withVolume && this.#volume === null) {
      this.#volume = this.#chart.addSeries(
        HistogramSeries,
        { priceFormat: { type: 'volume' }, lastValueVisible: false, priceLineVisible: false },
        1,
      );
      this.#volume.priceScale().applyOptions({ scaleMargins: { top: 0.2, bottom: 0 } });
    } else if (!content.withVolume && this.#volume !== null) {
      this.#chart.removeSeries(this.#volume);
      this.#volume = null;
    }
    this.#addLines(content, names);
    const panes = this.#chart.panes();
    const below = Math.min(subPaneShare * (panes.length - 1), mostBelow);
    for (const [place, pane] of panes.entries()) pane.setStretchFactor(place === 0 ? 1 - below : below / (panes.length - 1));
  }

  /** Lines over the candles, and those of each further study in a pane of their own, in the order in which they come. */
  #addLines({ lines, withVolume }: ChartContent, names: string): void {
    const below = [...new Set(lines.flatMap(({ pane }) => pane ?? []))];
    this.#lines = lines.map(({ colour, pane, shape }) => {
      const place = pane === null || pane === undefined ? 0 : below.indexOf(pane) + (withVolume ? 2 : 1);
      const quiet = { lastValueVisible: false, priceLineVisible: false } as const;
      const format = place === 0 ? {} : ({ priceFormat: { type: 'custom', minMove: 0.01, formatter: shortValue } } as const);
      if (shape === 'bars') return this.#chart.addSeries(HistogramSeries, { ...quiet, ...format, color: faded(colour) }, place);
      return this.#chart.addSeries(
        LineSeries,
        {
          ...quiet,
          ...format,
          color: colour,
          lineWidth: 1,
          crosshairMarkerVisible: false,
          lineVisible: shape !== 'dots',
          pointMarkersVisible: shape === 'dots',
          pointMarkersRadius: 1.5,
        },
        place,
      );
    });
    this.#lineNames = names;
  }

  #volumeColour(bar: Bar): string {
    return faded(bar.close >= bar.open ? this.#colours.positive : this.#colours.negative);
  }

  #redraw(content: ChartContent): void {
    const timed = content.bars.flatMap((bar, place) => {
      const time = this.#timeOf(content, bar);
      return time === null ? [] : [{ time, bar, place }];
    });
    this.#candles.setData(timed.map(({ time, bar }) => ({ time, open: bar.open, high: bar.high, low: bar.low, close: bar.close })));
    this.#volume?.setData(timed.map(({ time, bar }) => ({ time, value: bar.volume, color: this.#volumeColour(bar) })));
    for (const [index, series] of this.#lines.entries()) {
      const values = content.lines[index]?.values ?? [];
      series.setData(timed.map(({ time, place }) => withValue(time, values[place])));
    }
  }

  #update(content: ChartContent, place: number): void {
    const bar = content.bars[place];
    const time = bar === undefined ? null : this.#timeOf(content, bar);
    if (bar === undefined || time === null) return;
    const late = place < content.bars.length - 1;
    this.#candles.update({ time, open: bar.open, high: bar.high, low: bar.low, close: bar.close }, late);
    this.#volume?.update({ time, value: bar.volume, color: this.#volumeColour(bar) }, late);
    for (const [index, series] of this.#lines.entries()) series.update(withValue(time, content.lines[index]?.values[place]), late);
  }
}

const withValue = (time: UTCTimestamp, value: number | null | undefined) =>
  value === null || value === undefined ? { time } : { time, value };
