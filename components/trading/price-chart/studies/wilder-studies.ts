// Directional movement and the parabolic, as J. Welles Wilder wrote them (New Concepts in Technical Trading Systems, 1978).
// Ours, because trading-signals 8.3.0 counts equal moves on both sides and steps off some lows by a fixed 0.01, whatever the price.
import type { Bar } from '../chart-bars.ts';
import { percentOf, remembering } from './stepping.ts';
import { counting, type BarStepping, type Stepping, type StudyDefinition } from './study.ts';

/** Wilder's sum: the first is plain; each later one lets go of a share and takes the new value whole. Null until the first. */
const wilderSum = (length: number): Stepping<number, number | null> =>
  remembering<{ readonly count: number; readonly sum: number }, number, number | null>({ count: 0, sum: 0 }, ({ count, sum }, value) => {
    const next = count < length ? sum + value : sum - sum / length + value;
    return [{ count: count + 1, sum: next }, count + 1 < length ? null : next];
  });

type Movement = { readonly plus: number; readonly minus: number; readonly range: number };

/** The larger of two opposite moves alone counts; of equal ones neither. */
const movement = (before: Bar, bar: Bar): Movement => {
  const [up, down] = [bar.high - before.high, before.low - bar.low];
  return {
    plus: up > down && up > 0 ? up : 0,
    minus: down > up && down > 0 ? down : 0,
    range: Math.max(bar.high - bar.low, Math.abs(bar.high - before.close), Math.abs(bar.low - before.close)),
  };
};

function startMovement(length: number): BarStepping {
  const moved = remembering<Bar | null, Bar, Movement | null>(null, (before, bar) => [bar, before === null ? null : movement(before, bar)]);
  const [plus, minus, range, strengths] = [wilderSum(length), wilderSum(length), wilderSum(length), wilderSum(length)];
  return (bar, again) => {
    const now = moved(bar, again);
    if (now === null) return [null, null, null];
    const [ups, downs, whole] = [plus(now.plus, again), minus(now.minus, again), range(now.range, again)];
    if (ups === null || downs === null || whole === null) return [null, null, null];
    const [up, down] = [percentOf(ups, whole), percentOf(downs, whole)];
    // The mean of the strengths is smoothed as the sums are.
    const strength = strengths(percentOf(Math.abs(up - down), up + down), again);
    return [up, down, strength === null ? null : strength / length];
  };
}

export const directionalMovement: StudyDefinition = {
  parameters: [counting('length', 14)],
  hasPane: true,
  lines: () => [{ name: '+DI' }, { name: '−DI' }, { name: 'ADX' }],
  start: ([length = 14]) => startMovement(length),
};

type Trend = { readonly isRising: boolean; readonly stop: number; readonly extreme: number; readonly pace: number };
type Parabolic = { readonly trend: Trend | null; readonly earlier: readonly Bar[] };

function follow(trend: Trend, bar: Bar, earlier: readonly Bar[], step: number, max: number, isFirst: boolean): Trend {
  const { isRising, extreme, pace } = trend;
  const moved = isFirst ? trend.stop : trend.stop + pace * (extreme - trend.stop);
  const stop = isRising ? Math.min(moved, ...earlier.map(({ low }) => low)) : Math.max(moved, ...earlier.map(({ high }) => high));
  if (isRising ? bar.low < stop : bar.high > stop)
    return { isRising: !isRising, stop: extreme, extreme: isRising ? bar.low : bar.high, pace: step };
  const next = isRising ? Math.max(extreme, bar.high) : Math.min(extreme, bar.low);
  return { isRising, stop, extreme: next, pace: next === extreme ? pace : Math.min(max, pace + step) };
}

/**
 * Stop and reverse: follows the trend ever faster, by `step` percent more with each new extreme up to `most`, never beyond the last
 * two bars; where a bar reaches it, it turns and begins again at the trend's extreme. Begins with the direction of the first step.
 */
export const parabolic: StudyDefinition = {
  parameters: [
    { kind: 'step', usual: 2, min: 0.1, max: 20, step: 0.1 },
    { kind: 'most', usual: 20, min: 1, max: 100, step: 1 },
  ],
  hasPane: false,
  lines: () => [{ name: 'SAR', shape: 'dots' }],
  start: ([step = 2, max = 20]) =>
    remembering<Parabolic, Bar, readonly (number | null)[]>({ trend: null, earlier: [] }, ({ trend, earlier }, bar) => {
      const first = earlier[0];
      const next = [...earlier.slice(-1), bar];
      if (first === undefined) return [{ trend, earlier: next }, [null]];
      const isRising = bar.close >= first.close;
      const begun = trend ?? {
        isRising,
        stop: isRising ? first.low : first.high,
        extreme: isRising ? first.high : first.low,
        pace: step / 100,
      };
      const now = follow(begun, bar, earlier, step / 100, max / 100, trend === null);
      return [{ trend: now, earlier: next }, [now.stop]];
    }),
};
