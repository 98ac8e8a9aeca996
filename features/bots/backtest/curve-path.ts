// Values through time as a line in a box, several of them on one scale. Pixels need no exactness.
import { boxSize } from '#components/trading/worth-chart/worth-curve.ts';

/** Room above and below, as a share of the height. */
const margin = 0.06;

export type CurveScale = { readonly low: number; readonly high: number; readonly yOf: (value: number) => number };

export function scaleOf(values: readonly number[]): CurveScale {
  // Not by spreading: a curve may have thousands of points.
  const [low, high] = values.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  const span = high - low;
  const room = span === 0 ? Math.max(Math.abs(high), 1) * margin : span * margin;
  return { low, high, yOf: (value) => ((high + room - value) / (span + 2 * room)) * boxSize };
}

export const pathOf = (points: readonly { readonly x: number; readonly value: number }[], { yOf }: Pick<CurveScale, 'yOf'>): string =>
  points.length === 0 ? '' : `M${points.map(({ x, value }) => `${x.toFixed(1)} ${yOf(value).toFixed(1)}`).join('L')}`;
