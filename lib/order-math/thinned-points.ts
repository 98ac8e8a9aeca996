// A curve with as many points as a small drawing has room for.

/**
 * The most points of a curve that lists show.
 * @internal
 */
export const mostCurvePoints = 48;

/** The first point, and the last one of each of the equal parts of the time after it; all of them where they are few. */
export function thinnedPoints<Point extends { readonly timeMs: number }>(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length <= mostCurvePoints || last.timeMs <= first.timeMs) return points;
  const spanMs = last.timeMs - first.timeMs;
  const partOf = ({ timeMs }: Point): number => Math.ceil(((timeMs - first.timeMs) * (mostCurvePoints - 1)) / spanMs);
  return points.filter((point, at) => {
    const next = points[at + 1];
    return next === undefined || partOf(next) !== partOf(point);
  });
}
