// The time at which the day began, in the time zone somebody lives in.
const dayMs = 24 * 60 * 60_000;
const notSet = '-1';

/** `timezone` in minutes as a browser counts them: UTC+8 is '-480'. '-1', not set, is UTC. */
export function dayStart(nowMs: number, timezone: string): number {
  const aheadMs = timezone === notSet ? 0 : -Number(timezone) * 60_000;
  return Math.floor((nowMs + aheadMs) / dayMs) * dayMs - aheadMs;
}
