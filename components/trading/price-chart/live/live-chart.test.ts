// @vitest-environment jsdom
// The calls of the chart to its library when bars change: behind the newest it changes, after it it adds.
import { beforeEach, expect, test, vi } from 'vitest';

import type { Bar } from '../chart-bars.ts';
import { LiveChart, type ChartContent } from './live-chart.ts';

const asked = vi.hoisted((): { readonly kind: string; readonly late: boolean; readonly time: number }[] => []);
const drawnAfresh = vi.hoisted((): (readonly number[])[] => []);
const arrows = vi.hoisted((): { readonly time: number; readonly shape: string; readonly text?: string }[] => []);

vi.mock('lightweight-charts', () => {
  const series = (kind: string) => ({
    applyOptions: () => undefined,
    attachPrimitive: () => undefined,
    createPriceLine: () => undefined,
    priceScale: () => ({ applyOptions: () => undefined }),
    setData: (rows: readonly { readonly time: number }[]) => drawnAfresh.push(rows.map(({ time }) => time)),
    setSeriesOrder: () => undefined,
    update: ({ time }: { readonly time: number }, late: boolean) => asked.push({ kind, late, time }),
  });
  const scale = {
    options: () => ({ barSpacing: 6 }),
    setVisibleLogicalRange: () => undefined,
    subscribeVisibleLogicalRangeChange: () => undefined,
    width: () => 600,
  };
  return {
    AreaSeries: 'area',
    BarSeries: 'bars',
    CandlestickSeries: 'candles',
    HistogramSeries: 'histogram',
    LineSeries: 'line',
    LineStyle: { Dashed: 2, Dotted: 1 },
    PriceScaleMode: { Normal: 0, Logarithmic: 1, Percentage: 2 },
    ColorType: { Solid: 'solid' },
    CrosshairMode: { Normal: 0 },
    TickMarkType: { Year: 0, Month: 1, DayOfMonth: 2, Time: 3, TimeWithSeconds: 4 },
    createSeriesMarkers: () => ({ setMarkers: (marks: typeof arrows) => arrows.splice(0, arrows.length, ...marks) }),
    createChart: () => ({
      addSeries: series,
      applyOptions: () => undefined,
      panes: () => [],
      priceScale: () => ({ applyOptions: () => undefined }),
      subscribeCrosshairMove: () => undefined,
      timeScale: () => scale,
    }),
  };
});

const bar = (second: number, close = 1): Bar => ({ timeMs: second * 1000, open: 1, high: 2, low: 0.5, close, volume: 1 });
const manner = { locale: 'en-US', formatPrice: String, minMove: 0.01, withClock: true, withSeconds: true };
const content = (bars: readonly Bar[]): ChartContent => ({
  key: 'BTCUSDT:1s',
  bars,
  lines: [],
  withVolume: false,
  manner,
  zoneMs: 0,
  kind: 'candles',
  scale: 'normal',
});

beforeEach(() => {
  asked.length = 0;
  drawnAfresh.length = 0;
});

function shown(bars: readonly Bar[]): LiveChart {
  const chart = new LiveChart(
    document.createElement('div'),
    { pointed: vi.fn<() => void>(), needOlder: vi.fn<() => void>(), zoomed: vi.fn<() => void>() },
    null,
  );
  chart.show(content(bars));
  return chart;
}

/** The calls that are made when bars 1 to 4, or others, become others. */
function changed(next: (bars: readonly Bar[]) => readonly Bar[], seconds: readonly number[] = [1, 2, 3, 4]) {
  const bars = seconds.map((second) => bar(second));
  const chart = shown(bars);
  chart.show(content(next(bars)));
  return asked.map(({ time, late }) => [time, late]);
}

test('two bars that are new at once are both added', () => {
  expect(changed((bars) => [...bars, bar(5), bar(6)])).toEqual([
    [5, false],
    [6, false],
  ]);
});

test('the running bar ticks, and the next one follows it', () => {
  expect(changed((bars) => [...bars.slice(0, 3), bar(4, 9), bar(5)])).toEqual([
    [4, false],
    [5, false],
  ]);
});

test('a correction further back is drawn, with all that comes after it', () => {
  expect(changed((bars) => bars.map((one) => (one.timeMs === 2000 ? bar(2, 9) : one)))).toEqual([
    [2, true],
    [3, true],
    [4, false],
  ]);
});

test('a bar that is told behind a newer one is drawn with all the others', () => {
  expect(changed((bars) => [...bars.slice(0, 3), bar(4), bar(6)], [1, 2, 3, 6])).toEqual([]);
  expect(drawnAfresh.at(-1)).toEqual([1, 2, 3, 4, 6]);
  expect(changed((bars) => [...bars.slice(0, 3), bar(5)])).toEqual([]);
  expect(drawnAfresh.at(-1)).toEqual([1, 2, 3, 5]);
});

test('trades of one side in one candle are one arrow, with the number of their orders', () => {
  const chart = shown([bar(10), bar(20), bar(30)]);
  const fill = (orderId: string, second: number, side: 'buy' | 'sell') => ({ orderId, timeMs: second * 1000, side });
  chart.setMarks([
    fill('a', 20, 'buy'),
    fill('a', 21, 'buy'),
    fill('c', 29, 'buy'),
    fill('a', 31, 'buy'),
    fill('b', 22, 'sell'),
    fill('b', 23, 'sell'),
  ]);
  expect(arrows.map(({ time, shape, text }) => [time, shape, text])).toEqual([
    [20, 'arrowUp', '×2'],
    [20, 'arrowDown', undefined],
    [30, 'arrowUp', undefined],
  ]);
});
