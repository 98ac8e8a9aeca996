// Directional movement and the parabolic, as J. Welles Wilder wrote them (New Concepts in Technical Trading Systems, 1978).
// Ours, because trading-signals 8.3.0 counts equal moves on both sides and steps off some lows by a fixed 0.01, whatever the price.
import type { Bar } from '../chart-bars.ts';
import { percentOf } from './rolling.ts';
import type { SubLine } from './sub-study.ts';

/** Wilder's sum: the first is plain; each later one lets go of a share and takes the new value whole. Null until the first. */
function wilderSums(values: readonly number[], length: number): (number | null)[] {
  let sum = 0;
  return values.map((value, place) => {
    sum = place < length ? sum + value : sum - sum / length + value;
    return place + 1 < length ? null : sum;
  });
}

/** Of two opposite moves only the larger counts; of equal ones neither. */
export function directionalMovement(bars: readonly Bar[], [length = 14]: readonly number[]): SubLine[] {
  const steps = bars.slice(1).map((bar, place) => {
    const before = bars[place] ?? bar;
    const [up, down] = [bar.high - before.high, before.low - bar.low];
    return {
      plus: up > down && up > 0 ? up : 0,
      minus: down > up && down > 0 ? down : 0,
      range: Math.max(bar.high - bar.low, Math.abs(bar.high - before.close), Math.abs(bar.low - before.close)),
    };
  });
  const sums = (name: 'plus' | 'minus' | 'range') =>
    wilderSums(
      steps.map((step) => step[name]),
      length,
    );
  const [plus, minus, range] = [sums('plus'), sums('minus'), sums('range')];
  const directions = range.map((whole, place) =>
    whole === null ? null : ([percentOf(plus[place] ?? 0, whole), percentOf(minus[place] ?? 0, whole)] as const),
  );
  const strengths = directions.filter((pair) => pair !== null).map(([up, down]) => percentOf(Math.abs(up - down), up + down));
  // The mean of the strengths is smoothed as the sums are.
  const means = wilderSums(strengths, length).map((sum) => (sum === null ? null : sum / length));
  const early = directions.length - means.length;
  // The first bar has none before it.
  const perBar = <Value>(of: (place: number) => Value | null): (Value | null)[] =>
    bars.map((_, place) => (place === 0 ? null : of(place - 1)));
  return [
    { name: '+DI', values: perBar((place) => directions[place]?.[0] ?? null) },
    { name: '−DI', values: perBar((place) => directions[place]?.[1] ?? null) },
    { name: 'ADX', values: perBar((place) => means[place - early] ?? null) },
  ];
}

/**
 * Stop and reverse: follows the trend ever faster, by `step` percent more with each new extreme up to `most`, never beyond the last
 * two bars; where a bar reaches it, it turns and begins again at the trend's extreme. Begins with the direction of the first step.
 */
export function parabolic(bars: readonly Bar[], [step = 2, most = 20]: readonly number[]): SubLine[] {
  const [first, second] = bars;
  if (first === undefined || second === undefined) return [{ name: 'SAR', values: bars.map(() => null), shape: 'dots' }];
  let isRising = second.close >= first.close;
  let stop = isRising ? first.low : first.high;
  let extreme = isRising ? first.high : first.low;
  let pace = step / 100;
  const values = bars.map((bar, place): number | null => {
    if (place === 0) return null;
    const earlier = bars.slice(Math.max(0, place - 2), place);
    if (place > 1) stop += pace * (extreme - stop);
    stop = isRising ? Math.min(stop, ...earlier.map(({ low }) => low)) : Math.max(stop, ...earlier.map(({ high }) => high));
    if (isRising ? bar.low < stop : bar.high > stop) {
      isRising = !isRising;
      stop = extreme;
      extreme = isRising ? bar.high : bar.low;
      pace = step / 100;
      return stop;
    }
    const next = isRising ? Math.max(extreme, bar.high) : Math.min(extreme, bar.low);
    if (next !== extreme) pace = Math.min(most / 100, pace + step / 100);
    extreme = next;
    return stop;
  });
  return [{ name: 'SAR', values, shape: 'dots' }];
}
