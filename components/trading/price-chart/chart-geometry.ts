// The places of the candles in the server's own drawing: a picture of a thousand units, stretched to whatever room there is.
import type { Bar } from './chart-bars.ts';

const unitsPerBar = 10;
export const plotHeight = 1000;
/** Share of the height above and below the prices, as the live chart leaves it. */
const margin = 0.1;
const bodyWidth = 7;

export type ChartGeometry = {
  readonly width: number;
  readonly wicksUp: string;
  readonly wicksDown: string;
  readonly bodiesUp: string;
  readonly bodiesDown: string;
  readonly volumeUp: string;
  readonly volumeDown: string;
  /** y of a price, as a share of the height from the top. */
  readonly share: (price: number) => number;
};

const rectangle = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;
const round = (value: number): number => Math.round(value * 10) / 10;

/** Prices at round numbers inside the range, about five of them. */
export function priceMarks(bars: readonly Bar[]): number[] {
  const low = Math.min(...bars.map((bar) => bar.low));
  const high = Math.max(...bars.map((bar) => bar.high));
  if (!(high > low)) return Number.isFinite(low) ? [low] : [];
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const marks: number[] = [];
  for (let mark = Math.ceil(low / step) * step; mark <= high; mark += step) marks.push(mark);
  return marks;
}

export function layOut(bars: readonly Bar[]): ChartGeometry {
  const low = Math.min(...bars.map((bar) => bar.low));
  const high = Math.max(...bars.map((bar) => bar.high));
  const range = high > low ? high - low : 1;
  const share = (price: number): number => margin + (1 - 2 * margin) * (1 - (price - low) / range);
  const y = (price: number): number => round(share(price) * plotHeight);
  const max = Math.max(...bars.map((bar) => bar.volume), Number.MIN_VALUE);
  const paths = { wicksUp: '', wicksDown: '', bodiesUp: '', bodiesDown: '', volumeUp: '', volumeDown: '' };
  for (const [place, bar] of bars.entries()) {
    const up = bar.close >= bar.open;
    const x = place * unitsPerBar + (unitsPerBar - bodyWidth) / 2;
    const top = y(Math.max(bar.open, bar.close));
    const wick = `M${place * unitsPerBar + unitsPerBar / 2} ${y(bar.high)}V${y(bar.low)}`;
    const body = rectangle(x, top, bodyWidth, Math.max(2, round(y(Math.min(bar.open, bar.close)) - top)));
    const tall = round((bar.volume / max) * plotHeight);
    const volume = rectangle(x, round(plotHeight - tall), bodyWidth, tall);
    if (up) {
      paths.wicksUp += wick;
      paths.bodiesUp += body;
      paths.volumeUp += volume;
    } else {
      paths.wicksDown += wick;
      paths.bodiesDown += body;
      paths.volumeDown += volume;
    }
  }
  return { width: bars.length * unitsPerBar, ...paths, share };
}

/** A study's line through the middle of the bars; it begins where the study does. */
export function linePath(values: readonly (number | null)[], share: (price: number) => number): string {
  return values
    .flatMap((value, place) => (value === null ? [] : [`${place * unitsPerBar + unitsPerBar / 2} ${round(share(value) * plotHeight)}`]))
    .map((point, place) => `${place === 0 ? 'M' : 'L'}${point}`)
    .join('');
}
