// The net asset value of a leader: what 1 that was with him all along became, whatever he moved in and out. Return, falls and days are read from it.
import { divideDown, divideUp } from '../../amounts/divide-whole.ts';
import { thinnedPoints } from '../../thinned-points.ts';
import type { HourStep } from './leader-hours.ts';

/** A value of 1. */
const navScale = 1_000_000_000_000n;
const shareScale = 100_000_000n;
const dayMs = 86_400_000;

export type NavPoint = { readonly timeMs: number; readonly nav: bigint };

/** Each hour multiplies by (base + profit) ÷ base, rounded down to 10⁻¹². All lost: 0, for good. An hour without capital changes nothing. */
export function netAssetValues(steps: readonly HourStep[], startMs: number): readonly NavPoint[] {
  const points: NavPoint[] = [{ timeMs: startMs, nav: navScale }];
  let nav = navScale;
  for (const { hourMs, baseUnits, profitUnits } of steps) {
    const left = BigInt(Math.max(0, baseUnits + profitUnits));
    if (baseUnits > 0) nav = (nav * left) / BigInt(baseUnits);
    points.push({ timeMs: hourMs, nav });
  }
  return points;
}

const changeOf = (from: bigint, to: bigint): bigint => (from === 0n ? 0n : divideDown((to - from) * shareScale, from));

/** Time-weighted: the last value − 1, rounded down to 10⁻⁸. */
export const timeWeightedReturn = (points: readonly NavPoint[]): number => Number(changeOf(navScale, points.at(-1)?.nav ?? navScale));

/** The same at each of some points. */
export const returnCurve = (points: readonly NavPoint[]): readonly { readonly timeMs: number; readonly returnE8: number }[] =>
  thinnedPoints(points).map((point) => ({ timeMs: point.timeMs, returnE8: timeWeightedReturn([point]) }));

/** (peak − value) ÷ peak of the deepest fall, rounded up to 10⁻⁸. */
export function maxDrawdown(points: readonly NavPoint[]): number {
  let [peak, deepest] = [navScale, 0n];
  for (const { nav } of points) {
    if (nav > peak) peak = nav;
    const fall = divideUp((peak - nav) * shareScale, peak);
    if (fall > deepest) deepest = fall;
  }
  return Number(deepest);
}

/** The longest time from a peak until its value was reached again; a fall that lasts counts up to the last point. */
export function timeUnderWater(points: readonly NavPoint[]): number {
  let [peak, peakMs, longest, isBelow] = [0n, 0, 0, false];
  for (const { timeMs, nav } of points) {
    if (nav < peak) isBelow = true;
    if (isBelow) longest = Math.max(longest, timeMs - peakMs);
    if (nav < peak) continue;
    [peak, peakMs, isBelow] = [nav, timeMs, false];
  }
  return longest;
}

type Day = { readonly endMs: number; readonly changeE8: number };

/** The change of each day (UTC) in which there is a point; one at midnight closes the day before it. Rounded down to 10⁻⁸. */
export function dayChanges(points: readonly NavPoint[]): readonly Day[] {
  const days: Day[] = [];
  let [begin] = points;
  let last = begin;
  for (const point of points.slice(1)) {
    const day = Math.ceil(point.timeMs / dayMs);
    const isSame = last !== undefined && last !== begin && Math.ceil(last.timeMs / dayMs) === day;
    if (!isSame) begin = last;
    const changed = { endMs: day * dayMs, changeE8: Number(changeOf(begin?.nav ?? navScale, point.nav)) };
    if (isSame) days[days.length - 1] = changed;
    else days.push(changed);
    last = point;
  }
  return days;
}

/** The lowest change of a day; at most 0. */
export const worstDay = (points: readonly NavPoint[]): number =>
  dayChanges(points).reduce((worst, { changeE8 }) => Math.min(worst, changeE8), 0);
