// Studies that no kept library has: KDJ, BRAR, CR and VR.
import type { Bar } from '../chart-bars.ts';
import { meanOver, percentOf, sumOf } from './rolling.ts';
import type { SubLine, Values } from './sub-study.ts';

/** Each bar with so many before it, itself included; null where there are fewer. */
const overBars = (bars: readonly Bar[], length: number, make: (window: readonly Bar[]) => number): (number | null)[] =>
  bars.map((_, place) => (place + 1 < length ? null : make(bars.slice(place + 1 - length, place + 1))));

const middle = 50;

/** Smoothed by 1 ÷ weight of the new value, beginning at the middle. */
function smoothed(values: Values, weight: number): (number | null)[] {
  let last = middle;
  return values.map((value) => {
    if (value === null) return null;
    last = (last * (weight - 1) + value) / weight;
    return last;
  });
}

/** The stochastic K and D of George Lane as charts in Asia draw them, and J = 3K − 2D. */
export function kdj(bars: readonly Bar[], [length = 9, weightK = 3, weightD = 3]: readonly number[]): SubLine[] {
  const raw = overBars(bars, length, (window) => {
    const [low, high] = [Math.min(...window.map((bar) => bar.low)), Math.max(...window.map((bar) => bar.high))];
    return percentOf((window.at(-1)?.close ?? 0) - low, high - low);
  });
  const k = smoothed(raw, weightK);
  const d = smoothed(k, weightD);
  return [
    { name: 'K', values: k },
    { name: 'D', values: d },
    { name: 'J', values: k.map((value, place) => (value === null ? null : 3 * value - 2 * (d[place] ?? 0))) },
  ];
}

type Step = { readonly bar: Bar; readonly before: Bar };

/** Each bar with the one before it, in windows of so many steps. */
function overSteps(bars: readonly Bar[], length: number, make: (steps: readonly Step[]) => number): (number | null)[] {
  const steps = bars.slice(1).map((bar, place): Step => ({ bar, before: bars[place] ?? bar }));
  return bars.map((_, place) => (place < length ? null : make(steps.slice(place - length, place))));
}

const above = (value: number): number => Math.max(0, value);

/** AR weighs a bar against its own opening, BR against the close before; what lies on the other side counts as nothing. */
export function brar(bars: readonly Bar[], [length = 26]: readonly number[]): SubLine[] {
  return [
    {
      name: 'BR',
      values: overSteps(bars, length, (steps) =>
        percentOf(
          sumOf(steps.map(({ bar, before }) => above(bar.high - before.close))),
          sumOf(steps.map(({ bar, before }) => above(before.close - bar.low))),
        ),
      ),
    },
    {
      name: 'AR',
      values: overBars(bars, length, (window) =>
        percentOf(sumOf(window.map(({ high, open }) => high - open)), sumOf(window.map(({ open, low }) => open - low))),
      ),
    },
  ];
}

/** As BR, against the middle of the bar before. */
export function cr(bars: readonly Bar[], [length = 26, ...means]: readonly number[]): SubLine[] {
  const centre = ({ high, low }: Bar): number => (high + low) / 2;
  const values = overSteps(bars, length, (steps) =>
    percentOf(
      sumOf(steps.map(({ bar, before }) => above(bar.high - centre(before)))),
      sumOf(steps.map(({ bar, before }) => above(centre(before) - bar.low))),
    ),
  );
  return [{ name: String(length), values }, ...means.map((mean) => ({ name: `MA${mean}`, values: meanOver(values, mean) }))];
}

/** Volume of rising bars to that of falling ones; of unchanged ones half counts to each. */
export function volumeRatio(bars: readonly Bar[], [length = 26, mean = 6]: readonly number[]): SubLine[] {
  const values = overSteps(bars, length, (steps) => {
    const volumeWhere = (holds: (step: Step) => boolean): number => sumOf(steps.filter(holds).map(({ bar }) => bar.volume));
    const flat = volumeWhere(({ bar, before }) => bar.close === before.close) / 2;
    return percentOf(
      volumeWhere(({ bar, before }) => bar.close > before.close) + flat,
      volumeWhere(({ bar, before }) => bar.close < before.close) + flat,
    );
  });
  return [
    { name: String(length), values },
    { name: `MA${mean}`, values: meanOver(values, mean) },
  ];
}
