// The way of several markets from the same beginning, in percent of where each began.
import type { MarketLine } from '../market-lines.ts';

export type Curve = {
  readonly symbol: string;
  readonly name: string;
  /** Percent from its first price, oldest first. Pixels need no exactness. */
  readonly values: readonly number[];
};

/** A market without two prices has no curve. All curves begin at the same hour: that of the shortest. */
export function changeCurves(lines: readonly MarketLine[], days: ReadonlyMap<string, readonly string[]>): readonly Curve[] {
  const told = lines
    .map(({ market: { symbol, displayName } }) => ({ symbol, name: displayName, closes: (days.get(symbol) ?? []).map(Number) }))
    .filter(({ closes }) => closes.length > 1);
  const hours = Math.min(...told.map(({ closes }) => closes.length));
  return told.map(({ symbol, name, closes }) => {
    const shown = closes.slice(-hours);
    const [first] = shown;
    return { symbol, name, values: shown.map((close) => (first === undefined || first === 0 ? 0 : (close / first - 1) * 100)) };
  });
}

const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];

export type Axis = { readonly ticks: readonly number[]; readonly low: number; readonly high: number };

/** Round values at most five steps apart, around all curves and zero. */
export function axisOf(curves: readonly Curve[]): Axis {
  const all = [0, ...curves.flatMap(({ values }) => values)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const step = steps.find((size) => (most - least) / size <= 5) ?? 1000;
  const [from, to] = [Math.floor(least / step), Math.max(Math.ceil(most / step), Math.floor(least / step) + 1)];
  const ticks = Array.from({ length: to - from + 1 }, (_, place) => Number(((from + place) * step).toFixed(2)));
  return { ticks, low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1 };
}
