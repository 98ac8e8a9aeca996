// The scale of curves of returns: nothing made lies on it always, and its labels never lie over each other.
import type { ShortCurve } from '#lib/contract/wire/short-curve.ts';

/** The side of the box that curves are drawn in; the drawing is stretched to its place. */
export const boxSide = 1000;
/** Room above and below, and the least way between two labels, as shares of the height. */
const [room, leastWay] = [0.1, 0.2];

type Label = { readonly share: string; readonly y: number };

export type ReturnScale = {
  readonly yOf: (share: string) => number;
  readonly xOf: (timeMs: number) => number;
  /** The highest return, nothing, and the lowest one, as far as there is room for them. */
  readonly labels: readonly Label[];
};

const furthest = (shares: readonly string[], side: 1 | -1): string =>
  shares.reduce((far, share) => (Number(share) * side > Number(far) * side ? share : far), '0');

export function returnScale(curves: readonly ShortCurve[]): ReturnScale {
  const points = curves.flat();
  const shares = points.map(({ share }) => share);
  const [high, low] = [furthest(shares, 1), furthest(shares, -1)];
  const [fromMs, toMs] = [Math.min(...points.map(({ timeMs }) => timeMs)), Math.max(...points.map(({ timeMs }) => timeMs))];
  const span = Number(high) - Number(low);
  const yOf = (share: string): number =>
    span === 0 ? boxSide / 2 : (room + ((Number(high) - Number(share)) / span) * (1 - 2 * room)) * boxSide;
  const zero: Label = { share: '0', y: yOf('0') };
  const ends = [high, low].map((share): Label => ({ share, y: yOf(share) }));
  return {
    yOf,
    xOf: (timeMs) => ((timeMs - fromMs) / Math.max(1, toMs - fromMs)) * boxSide,
    labels: [zero, ...ends.filter(({ y }) => Math.abs(y - zero.y) >= leastWay * boxSide)].toSorted((one, other) => one.y - other.y),
  };
}
