// The track record of a strategy: what it made, how deep it fell and its worst day, out of what it was worth at full hours.

import { thinnedPoints } from '../thinned-points.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Rates are whole numbers of 10⁻⁸. */
const rateScale = 100_000_000n;

/** The sums of a strategy at a moment, in whole units of its coin: all that was put in by then, and its profit since its start. */
export type TrackPoint = { readonly timeMs: number; readonly putInUnits: number; readonly totalUnits: number };

export type TrackRecord = {
  /** Made in the window, in units; below zero: lost. */
  readonly profitUnits: number;
  /** The most that was put in by any moment of the window. */
  readonly putInUnits: number;
  /** Profit ÷ that most, in 10⁻⁸, rounded towards minus infinity: money that came late never makes a rate look better. */
  readonly rateE8: number;
  /** The deepest fall of the profit from its highest point before, ÷ (money put in + that highest profit), in 10⁻⁸, rounded up. */
  readonly drawdownE8: number;
  /** The lowest of all days (UTC): its profit ÷ what the strategy was worth when it began, in 10⁻⁸, rounded towards minus infinity. At most 0. */
  readonly worstDayE8: number;
};

function divided(units: number, by: number, up: boolean): number {
  if (by <= 0) return 0;
  const scaled = BigInt(units) * rateScale;
  const whole = scaled / BigInt(by);
  const rest = scaled - whole * BigInt(by);
  if (rest === 0n) return Number(whole);
  if (up) return Number(rest > 0n ? whole + 1n : whole);
  return Number(rest < 0n ? whole - 1n : whole);
}

function drawdownOf(points: readonly TrackPoint[]): number {
  let highest = Number.NEGATIVE_INFINITY;
  let deepest = 0;
  for (const { putInUnits, totalUnits } of points) {
    highest = Math.max(highest, totalUnits);
    deepest = Math.max(deepest, divided(highest - totalUnits, putInUnits + highest, true));
  }
  return deepest;
}

function worstDayOf(points: readonly TrackPoint[]): number {
  let worst = 0;
  let [begin] = points;
  let last = begin;
  for (const point of points.slice(1)) {
    // A point at midnight closes the day before it.
    const isOfNextDay = last !== undefined && Math.ceil(point.timeMs / dayMs) > Math.ceil(last.timeMs / dayMs);
    if (isOfNextDay) begin = last;
    if (begin !== undefined)
      worst = Math.min(worst, divided(point.totalUnits - begin.totalUnits, point.putInUnits + begin.totalUnits, false));
    last = point;
  }
  return worst;
}

/** Those of the last `windowMs`, and the one that they begin at. */
function seenPoints(points: readonly TrackPoint[], windowMs: number): readonly TrackPoint[] {
  const fromMs = (points.at(-1)?.timeMs ?? 0) - windowMs;
  const before = points.findLast(({ timeMs }) => timeMs <= fromMs);
  return points.filter((point) => point.timeMs > fromMs || point === before);
}

/** The profit since the window's begin ÷ the most that was put in by any moment of it, at some of its points: the last one is its rate. */
export function rateCurve(
  points: readonly TrackPoint[],
  windowMs: number,
): readonly { readonly timeMs: number; readonly rateE8: number }[] {
  const seen = seenPoints(points, windowMs);
  const [begin, putIn] = [seen[0]?.totalUnits ?? 0, seen.reduce((most, { putInUnits }) => Math.max(most, putInUnits), 0)];
  return thinnedPoints(seen).map(({ timeMs, totalUnits }) => ({ timeMs, rateE8: divided(totalUnits - begin, putIn, false) }));
}

/**
 * The record over the last `windowMs` before the last point, or since the first point where the window reaches further back.
 * @param points rising in time: one at the start, one at each full hour, one at the end; null where there is none
 */
export function trackRecord(points: readonly TrackPoint[], windowMs: number): TrackRecord | null {
  const last = points.at(-1);
  if (last === undefined) return null;
  const seen = seenPoints(points, windowMs);
  const profitUnits = last.totalUnits - (seen[0]?.totalUnits ?? 0);
  const putInUnits = seen.reduce((most, point) => Math.max(most, point.putInUnits), 0);
  return {
    profitUnits,
    putInUnits,
    rateE8: divided(profitUnits, putInUnits, false),
    drawdownE8: drawdownOf(seen),
    worstDayE8: worstDayOf(seen),
  };
}
