// Volume and the studies' lines: over the candles, or in panes of their own under them.
import { HistogramSeries, LineSeries, type IChartApi, type ISeriesApi, type UTCTimestamp } from 'lightweight-charts';

import { shortValue, shortVolume } from '../short-value.ts';
import { paneNames } from '../studies/pane-names.ts';
import type { StudyLine } from '../studies/study.ts';
import { faded, type ChartColours } from './live-chart-options.ts';

/** The shares of the height: each pane below the candles, and all of them together. */
const subPaneShare = 0.18;
const maxBelow = 0.6;
/** The finest step between two marks of the axis of volume. */
const volumeStep = 0.000001;

export type TimedPlace = { readonly time: UTCTimestamp; readonly place: number; readonly volume: number; readonly isRising: boolean };

const withValue = (time: UTCTimestamp, value: number | null | undefined) =>
  value === null || value === undefined ? { time } : { time, value };

export class StudyPanes {
  readonly #chart: IChartApi;
  #volume: ISeriesApi<'Histogram'> | null = null;
  #lines: readonly ISeriesApi<'Line' | 'Histogram'>[] = [];
  #shape = '';
  #locale = '';

  constructor(chart: IChartApi) {
    this.#chart = chart;
  }

  /** True when there are other lines than before: they hold nothing yet. */
  arrange(lines: readonly StudyLine[], withVolume: boolean, colours: ChartColours, locale: string): boolean {
    const shape = [locale, withVolume, ...lines.map((line) => `${line.name}/${line.pane}/${line.colour}/${line.revision}`)].join();
    if (shape === this.#shape) return false;
    this.#shape = shape;
    this.#locale = locale;
    for (const line of this.#lines) this.#chart.removeSeries(line);
    if (withVolume && this.#volume === null) this.#addVolume();
    else if (!withVolume && this.#volume !== null) {
      this.#chart.removeSeries(this.#volume);
      this.#volume = null;
    }
    const below = paneNames(lines, withVolume);
    this.#lines = lines.map((line) => this.#addLine(line, line.pane === null ? 0 : below.indexOf(line.pane) + 1, colours));
    const panes = this.#chart.panes();
    const share = Math.min(subPaneShare * (panes.length - 1), maxBelow);
    for (const [place, pane] of panes.entries()) pane.setStretchFactor(place === 0 ? 1 - share : share / (panes.length - 1));
    return true;
  }

  set(rows: readonly TimedPlace[], lines: readonly StudyLine[], colours: ChartColours): void {
    this.#volume?.setData(rows.map((row) => ({ time: row.time, value: row.volume, color: this.#volumeColour(row, colours) })));
    for (const [index, series] of this.#lines.entries()) {
      const line = lines[index];
      if (line === undefined) continue;
      series.applyOptions({ color: line.shape === 'bars' ? faded(colours.lines[line.colour]) : colours.lines[line.colour] });
      series.setData(rows.map(({ time, place }) => withValue(time, line.values[place])));
    }
  }

  update(row: TimedPlace, lines: readonly StudyLine[], colours: ChartColours, late: boolean): void {
    this.#volume?.update({ time: row.time, value: row.volume, color: this.#volumeColour(row, colours) }, late);
    for (const [index, series] of this.#lines.entries()) series.update(withValue(row.time, lines[index]?.values[row.place]), late);
  }

  #addVolume(): void {
    this.#volume = this.#chart.addSeries(
      HistogramSeries,
      {
        priceFormat: { type: 'custom', minMove: volumeStep, formatter: (value: number) => shortVolume(value, this.#locale) },
        lastValueVisible: false,
        priceLineVisible: false,
      },
      1,
    );
    this.#volume.priceScale().applyOptions({ scaleMargins: { top: 0.2, bottom: 0 } });
  }

  #addLine({ colour, shape }: StudyLine, place: number, colours: ChartColours): ISeriesApi<'Line' | 'Histogram'> {
    const quiet = { lastValueVisible: false, priceLineVisible: false } as const;
    const format =
      place === 0
        ? {}
        : ({ priceFormat: { type: 'custom', minMove: 0.01, formatter: (value: number) => shortValue(value, this.#locale) } } as const);
    const color = colours.lines[colour];
    if (shape === 'bars') return this.#chart.addSeries(HistogramSeries, { ...quiet, ...format, color: faded(color) }, place);
    const dots = shape === 'dots';
    return this.#chart.addSeries(
      LineSeries,
      {
        ...quiet,
        ...format,
        color,
        lineWidth: 1,
        crosshairMarkerVisible: false,
        lineVisible: !dots,
        pointMarkersVisible: dots,
        pointMarkersRadius: 1.5,
      },
      place,
    );
  }

  #volumeColour({ isRising }: TimedPlace, { positive, negative }: ChartColours): string {
    return faded(isRising ? positive : negative);
  }
}
