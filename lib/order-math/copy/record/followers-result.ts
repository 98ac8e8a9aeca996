// The result of all followers of a leader together, on their own money, out of what their copies were worth hour by hour.
import type { TrackPoint } from '../../bots/track-record.ts';
import { moneyWeightedReturn } from './money-weighted-return.ts';

/** The hours of one copy, rising; `hasEnded`: all was given back at the last of them. */
export type CopyLife = { readonly points: readonly TrackPoint[]; readonly hasEnded: boolean };

export type FollowersResult = {
  /** After fees, and after shares, which have left the copies. */
  readonly profitUnits: number;
  /** Modified Dietz over all of them as one; null: no money was there. */
  readonly rateE8: number | null;
};

/** Money that came to or left the copies at a time, in sum, and what they made until then since the time before. */
export type FollowersHour = { readonly timeMs: number; readonly flowUnits: number; readonly profitUnits: number };

/**
 * The copies as one account, after `fromMs` and up to `toMs`. What a copy was worth at the begin counts as money that came then; money of a
 * copy that has ended goes at its last hour. What was taken out of one that runs on counts until it ends: hours do not tell when it went.
 */
export function followersHours(copies: readonly CopyLife[], fromMs: number, toMs: number): readonly FollowersHour[] {
  const hours = new Map<number, { flowUnits: number; profitUnits: number }>();
  const add = (timeMs: number, flowUnits: number, profitUnits: number): void => {
    const known = hours.get(timeMs) ?? { flowUnits: 0, profitUnits: 0 };
    hours.set(timeMs, { flowUnits: known.flowUnits + flowUnits, profitUnits: known.profitUnits + profitUnits });
  };
  for (const { points, hasEnded } of copies) {
    const begin = points.findLast(({ timeMs }) => timeMs <= fromMs);
    const seen = points.filter(({ timeMs }) => timeMs > fromMs && timeMs <= toMs);
    const last = seen.at(-1);
    if (last === undefined) continue;
    let before = begin;
    if (begin !== undefined) add(fromMs, begin.putInUnits + begin.totalUnits, 0);
    for (const point of seen) {
      add(point.timeMs, point.putInUnits - (before?.putInUnits ?? 0), point.totalUnits - (before?.totalUnits ?? 0));
      before = point;
    }
    if (hasEnded && last === points.at(-1)) add(last.timeMs, -(last.putInUnits + last.totalUnits), 0);
  }
  return [...hours].map(([timeMs, hour]) => ({ timeMs, ...hour })).toSorted((a, b) => a.timeMs - b.timeMs);
}

/** From the first hour up to `untilMs`, or to the last hour where that is later. */
export function followersResult(hours: readonly FollowersHour[], untilMs: number): FollowersResult {
  const fromMs = hours[0]?.timeMs ?? untilMs;
  const toMs = Math.max(untilMs, hours.at(-1)?.timeMs ?? untilMs);
  const profitUnits = hours.reduce((sum, hour) => sum + hour.profitUnits, 0);
  const flows = hours.map(({ timeMs, flowUnits }) => ({ timeMs, units: flowUnits }));
  return { profitUnits, rateE8: moneyWeightedReturn({ fromMs, toMs, beginUnits: 0, gainUnits: profitUnits, flows }) };
}
