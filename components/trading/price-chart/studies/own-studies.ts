// Studies that no kept library has: KDJ, BRAR, CR and VR.
import type { Bar } from '../chart-bars.ts';
import { meanOfLast, overLast, percentOf, remembering, sumOf } from './stepping.ts';
import { counting, type Stepping, type StudyDefinition } from './study.ts';

const middle = 50;

/** Smoothed by 1 ÷ weight of the new value, beginning at the middle. */
const smoothed = (weight: number): Stepping<number | null, number | null> =>
  remembering<number, number | null, number | null>(middle, (last, value) => {
    if (value === null) return [last, null];
    const next = (last * (weight - 1) + value) / weight;
    return [next, next];
  });

/** The stochastic K and D of George Lane as charts in Asia draw them, and J = 3K − 2D. */
export const kdj: StudyDefinition = {
  parameters: [counting('length', 9), counting('smoothingK', 3), counting('smoothingD', 3)],
  hasPane: true,
  lines: () => [{ name: 'K' }, { name: 'D' }, { name: 'J' }],
  start: ([length = 9, weightK = 3, weightD = 3]) => {
    const raw = overLast(length, (window: readonly Bar[]) => {
      const [low, high] = [Math.min(...window.map((bar) => bar.low)), Math.max(...window.map((bar) => bar.high))];
      return percentOf((window.at(-1)?.close ?? 0) - low, high - low);
    });
    const [smoothK, smoothD] = [smoothed(weightK), smoothed(weightD)];
    return (bar, again) => {
      const k = smoothK(raw(bar, again), again);
      const d = smoothD(k, again);
      return [k, d, k === null || d === null ? null : 3 * k - 2 * d];
    };
  },
};

type Pair = { readonly bar: Bar; readonly before: Bar };

/** The result of a function over the last so many bars, each with the one before it. */
function overPairs(length: number, make: (pairs: readonly Pair[]) => number): Stepping<Bar, number | null> {
  const pairs = overLast(2, ([before, bar]: readonly Bar[]) => (bar === undefined || before === undefined ? null : { bar, before }));
  const window = overLast(length, (last: readonly (Pair | null)[]) => {
    const known = last.filter((pair) => pair !== null);
    return known.length === length ? make(known) : null;
  });
  return (bar, again) => window(pairs(bar, again), again);
}

const above = (value: number): number => Math.max(0, value);

/** AR weighs a bar against its own opening, BR against the close before; what lies on the other side counts as nothing. */
export const brar: StudyDefinition = {
  parameters: [counting('length', 26)],
  hasPane: true,
  lines: () => [{ name: 'BR' }, { name: 'AR' }],
  start: ([length = 26]) => {
    const br = overPairs(length, (pairs) =>
      percentOf(
        sumOf(pairs.map(({ bar, before }) => above(bar.high - before.close))),
        sumOf(pairs.map(({ bar, before }) => above(before.close - bar.low))),
      ),
    );
    const ar = overLast(length, (window: readonly Bar[]) =>
      percentOf(sumOf(window.map(({ high, open }) => high - open)), sumOf(window.map(({ open, low }) => open - low))),
    );
    return (bar, again) => [br(bar, again), ar(bar, again)];
  },
};

const centre = ({ high, low }: Bar): number => (high + low) / 2;

/** As BR, against the middle of the bar before. */
export const cr: StudyDefinition = {
  parameters: [counting('length', 26), counting('average', 10), counting('average', 20)],
  hasPane: true,
  lines: ([length, ...means]) => [{ name: String(length) }, ...means.map((mean) => ({ name: `MA${mean}` }))],
  start: ([length = 26, ...means]) => {
    const value = overPairs(length, (pairs) =>
      percentOf(
        sumOf(pairs.map(({ bar, before }) => above(bar.high - centre(before)))),
        sumOf(pairs.map(({ bar, before }) => above(centre(before) - bar.low))),
      ),
    );
    const averages = means.map(meanOfLast);
    return (bar, again) => {
      const now = value(bar, again);
      return [now, ...averages.map((average) => average(now, again))];
    };
  },
};

/** Volume of rising bars to that of falling ones; of unchanged ones half counts to each. */
export const volumeRatio: StudyDefinition = {
  parameters: [counting('length', 26), counting('average', 6)],
  hasPane: true,
  lines: ([length, mean]) => [{ name: String(length) }, { name: `MA${mean}` }],
  start: ([length = 26, mean = 6]) => {
    const value = overPairs(length, (pairs) => {
      const volumeWhere = (holds: (pair: Pair) => boolean): number => sumOf(pairs.filter(holds).map(({ bar }) => bar.volume));
      const flat = volumeWhere(({ bar, before }) => bar.close === before.close) / 2;
      return percentOf(
        volumeWhere(({ bar, before }) => bar.close > before.close) + flat,
        volumeWhere(({ bar, before }) => bar.close < before.close) + flat,
      );
    });
    const average = meanOfLast(mean);
    return (bar, again) => {
      const now = value(bar, again);
      return [now, average(now, again)];
    };
  },
};
