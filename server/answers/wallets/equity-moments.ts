// The moments of a curve through the past: full hours, or the beginnings of days where the user is.
import type { EquitySpan } from '#lib/contract/calls/v1/assets/equity.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const steps: Readonly<Record<EquitySpan, readonly [stepMs: number, count: number]>> = {
  '1D': [hourMs, 24],
  '1W': [hourMs, 168],
  '1M': [dayMs, 30],
  '3M': [dayMs, 90],
  '1Y': [dayMs, 365],
};

/**
 * Rising, the last one not after now. Begins not before the step in which the account began, so that its first deposit is seen to come.
 * A zone that is no full hour from UTC counts as the full hour before.
 */
export function equityMoments(span: EquitySpan, nowMs: number, zoneMinutes: number, firstHeldMs: number): number[] {
  const [stepMs, count] = steps[span];
  const shiftMs = stepMs === dayMs ? Math.floor(zoneMinutes / 60) * hourMs : 0;
  const lastMs = Math.floor((nowMs + shiftMs) / stepMs) * stepMs - shiftMs;
  const bornMs = Math.floor((firstHeldMs + shiftMs) / stepMs) * stepMs - shiftMs;
  const moments: number[] = [];
  for (let at = lastMs - (count - 1) * stepMs; at <= lastMs; at += stepMs) if (at >= bornMs) moments.push(at);
  return moments;
}
