// What is kept of a day of a leader besides its full hours: the minutes and trades at which his figures were highest, lowest, deepest below
// a height, and last. Falls and days are made of these, and a day is never more than five rows.
import type { AccountId } from '#server/engine/ids.ts';
import type { LeadLine } from '#server/engine/accounts/leader.ts';

const dayMs = 86_400_000;

/** In units of the coin in which leaders of the line are told. */
type MinuteFigures = {
  readonly timeMs: number;
  readonly equityUnits: number;
  readonly profitUnits: number;
  /** The most margin (spot: money in coins) since the last full hour, or the last row beside it. */
  readonly mostMarginUnits: number;
};

/** `value`: what 1 became since the day began. It says which figures are kept, and is told to nobody. */
type Seen = MinuteFigures & { readonly value: number };

/** A day (UTC), which midnight closes. What was seen last before it is its first height. */
export type LeaderDay = {
  readonly endMs: number;
  readonly last: Seen;
  readonly high: Seen;
  readonly low: Seen;
  /** Of the deepest fall. */
  readonly peak: Seen;
  readonly trough: Seen;
};

/** The minutes of one day as they stand; what was written of that day before is no more. */
export type LeaderMinutes = {
  readonly leaderId: AccountId;
  readonly line: LeadLine;
  readonly endMs: number;
  readonly minutes: readonly MinuteFigures[];
};

const endOf = (timeMs: number): number => Math.ceil(timeMs / dayMs) * dayMs;

export function beginDay(figures: MinuteFigures): LeaderDay {
  const seen = { ...figures, value: 1 };
  return { endMs: endOf(figures.timeMs), last: seen, high: seen, low: seen, peak: seen, trough: seen };
}

/** Money that moved stands at the begin of the step, as in the figures. */
function valueOf(before: Seen, { equityUnits, profitUnits, mostMarginUnits }: MinuteFigures): number {
  const made = profitUnits - before.profitUnits;
  const base = Math.max(equityUnits - made, mostMarginUnits);
  return base > 0 ? Math.max(0, (before.value * (base + made)) / base) : before.value;
}

const fall = ({ value: high }: Seen, { value: low }: Seen): number => (high > 0 ? (high - low) / high : 0);

/** The day with one more look at the account. The same day: nothing has changed. */
export function seeMinute(day: LeaderDay, figures: MinuteFigures): LeaderDay {
  if (figures.equityUnits === day.last.equityUnits && figures.profitUnits === day.last.profitUnits) return day;
  const of = endOf(figures.timeMs) === day.endMs ? day : { ...beginDay(day.last), endMs: endOf(figures.timeMs) };
  const seen = { ...figures, value: valueOf(of.last, figures) };
  const high = seen.value > of.high.value ? seen : of.high;
  const isDeepest = fall(high, seen) > fall(of.peak, of.trough);
  return {
    ...of,
    last: seen,
    high,
    low: seen.value < of.low.value ? seen : of.low,
    peak: isDeepest ? high : of.peak,
    trough: isDeepest ? seen : of.trough,
  };
}

/** Rising in time. */
export function minutesOf({ endMs, last, high, low, peak, trough }: LeaderDay): readonly MinuteFigures[] {
  const own = [last, high, low, peak, trough].filter(({ timeMs }) => endOf(timeMs) === endMs);
  const byTime = new Map(own.map(({ value: _value, ...figures }) => [figures.timeMs, figures]));
  return [...byTime.values()].toSorted((one, other) => one.timeMs - other.timeMs);
}
