// The price itself, drawn in the reader's way.
import {
  AreaSeries,
  BarSeries,
  CandlestickSeries,
  LineSeries,
  type IChartApi,
  type ISeriesApi,
  type SeriesType,
  type UTCTimestamp,
} from 'lightweight-charts';

import { faded, type ChartColours } from './live-chart-options.ts';
import type { ChartKind } from '../chart-view.ts';

type TimedBar = {
  readonly time: UTCTimestamp;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
};

export type MainSeries = {
  readonly kind: ChartKind;
  readonly api: ISeriesApi<SeriesType>;
  set(rows: readonly TimedBar[]): void;
  /** `late`: not the newest. */
  update(row: TimedBar, late: boolean): void;
  repaint(colours: ChartColours): void;
};

const priceOf = ({ time, open, high, low, close }: TimedBar) => ({ time, open, high, low, close });
const closeOf = ({ time, close }: TimedBar) => ({ time, value: close });

function candles(chart: IChartApi, kind: ChartKind): MainSeries {
  const isHollow = kind === 'hollow';
  const api = chart.addSeries(CandlestickSeries, { borderVisible: isHollow });
  return {
    kind,
    api,
    set: (rows) => api.setData(rows.map(priceOf)),
    update: (row, late) => api.update(priceOf(row), late),
    repaint: ({ positive, negative }) =>
      api.applyOptions({
        upColor: isHollow ? 'transparent' : positive,
        downColor: negative,
        wickUpColor: positive,
        wickDownColor: negative,
        borderUpColor: positive,
        borderDownColor: negative,
      }),
  };
}

function bars(chart: IChartApi): MainSeries {
  const api = chart.addSeries(BarSeries, { thinBars: false });
  return {
    kind: 'bars',
    api,
    set: (rows) => api.setData(rows.map(priceOf)),
    update: (row, late) => api.update(priceOf(row), late),
    repaint: ({ positive, negative }) => api.applyOptions({ upColor: positive, downColor: negative }),
  };
}

function line(chart: IChartApi): MainSeries {
  const api = chart.addSeries(LineSeries, { lineWidth: 2 });
  return {
    kind: 'line',
    api,
    set: (rows) => api.setData(rows.map(closeOf)),
    update: (row, late) => api.update(closeOf(row), late),
    repaint: ({ accent }) => api.applyOptions({ color: accent }),
  };
}

function area(chart: IChartApi): MainSeries {
  const api = chart.addSeries(AreaSeries, { lineWidth: 2 });
  return {
    kind: 'area',
    api,
    set: (rows) => api.setData(rows.map(closeOf)),
    update: (row, late) => api.update(closeOf(row), late),
    repaint: ({ accent, surface }) => api.applyOptions({ lineColor: accent, topColor: faded(accent), bottomColor: surface }),
  };
}

export function addMainSeries(chart: IChartApi, kind: ChartKind): MainSeries {
  if (kind === 'bars') return bars(chart);
  if (kind === 'line') return line(chart);
  return kind === 'area' ? area(chart) : candles(chart, kind);
}
