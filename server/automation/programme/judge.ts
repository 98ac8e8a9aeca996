// Holds an attempt against the rules of the programme: at the end of a record, and at the end of a day.
import { type ProgrammeLimit, limitPercents, programmeLimits, programmeRules } from '#lib/contract/trader-pro/programme-rules.ts';
import { type Attempt, type AttemptNews, dayLength, greenDaysOf } from '#server/projections/trader-pro/attempt.ts';
import type { Worths } from '#server/projections/trader-pro/attempt-worth.ts';

type Moment = { readonly sequence: number; readonly timeMs: number };

/** One limit at a moment: what is used of it, and the money that its percentage is of. */
type Use = { readonly rule: ProgrammeLimit; readonly value: bigint; readonly base: bigint };

/** The limit itself is within. */
const isCrossed = ({ rule, value, base }: Use): boolean => value * 100n > base * BigInt(limitPercents[rule]);
const isNear = ({ rule, value, base }: Use): boolean =>
  value > 0n && value * 10_000n >= base * BigInt(limitPercents[rule] * programmeRules.alertPercent);
/** Rounded down. */
const limitOf = ({ rule, base }: Use): bigint => (base * BigInt(limitPercents[rule])) / 100n;

function newsOf({ accountId }: Attempt, { sequence, timeMs }: Moment, kind: AttemptNews['kind'], use: Use): AttemptNews {
  return { accountId, sequence, timeMs, kind, rule: use.rule, value: use.value, limit: limitOf(use) };
}

/** The attempt is over; nothing is followed any more. */
export function end(attempt: Attempt, state: 'passed' | 'failed' | 'reset', at: Moment): void {
  attempt.state = state;
  attempt.ended = { sequence: at.sequence, timeMs: at.timeMs };
}

function noteEquity(attempt: Attempt, equityUnits: bigint): void {
  attempt.equityUnits = equityUnits;
  if (equityUnits > attempt.peakUnits) attempt.peakUnits = equityUnits;
  const { peakUnits, fellFromUnits, fellToUnits } = attempt;
  if ((peakUnits - equityUnits) * fellFromUnits <= (fellFromUnits - fellToUnits) * peakUnits) return;
  attempt.fellFromUnits = peakUnits;
  attempt.fellToUnits = equityUnits;
}

function usesOf(attempt: Attempt, worths: Worths): Use[] {
  const { equityUnits, dayStartUnits, startUnits, unjudged } = attempt;
  const uses: Use[] = [
    { rule: 'dailyLoss', value: dayStartUnits - equityUnits, base: dayStartUnits },
    { rule: 'totalLoss', value: startUnits - equityUnits, base: startUnits },
  ];
  for (const key of unjudged) {
    const value = worths.usedBy(attempt, key);
    if (value === null) continue;
    unjudged.delete(key);
    uses.push({ rule: 'position', value, base: equityUnits });
  }
  return uses;
}

/** An alert once a day, of the total loss once. */
const alertDay = ({ dayMs }: Attempt, rule: ProgrammeLimit): number => (rule === 'totalLoss' ? 0 : dayMs);

/** At the end of a record that has changed the attempt. While something that it holds has no price nothing is judged. */
export function judge(attempt: Attempt, worths: Worths, at: Moment): AttemptNews[] {
  const equity = worths.equityOf(attempt);
  if (equity === null) return [];
  noteEquity(attempt, equity);
  const uses = usesOf(attempt, worths);
  const crossed = uses.find(isCrossed);
  if (crossed !== undefined) {
    end(attempt, 'failed', at);
    return [newsOf(attempt, at, 'failed', crossed)];
  }
  return programmeLimits.flatMap((rule) => {
    const near = uses.find((use) => use.rule === rule && isNear(use));
    const day = alertDay(attempt, rule);
    if (near === undefined || attempt.alertedMs.get(rule) === day) return [];
    attempt.alertedMs.set(rule, day);
    return [newsOf(attempt, at, 'alert', near)];
  });
}

/** The first moment after the attempt's day. */
export const dayEndOf = ({ dayMs }: Pick<Attempt, 'dayMs'>): number => dayMs + dayLength;

/** Ends the days that are over at a record, before anything that it tells; with the last one the attempt. */
export function endDays(attempt: Attempt, { sequence, timeMs }: Moment): AttemptNews[] {
  while (timeMs >= dayEndOf(attempt)) {
    const { dayMs, dayStartUnits, equityUnits } = attempt;
    attempt.days = [...attempt.days, { dayMs, startUnits: dayStartUnits, endUnits: equityUnits }];
    attempt.dayStartUnits = equityUnits;
    attempt.dayMs = dayEndOf(attempt);
    if (attempt.days.length === programmeRules.days) return conclude(attempt, { sequence, timeMs: attempt.dayMs });
  }
  return [];
}

function conclude(attempt: Attempt, at: Moment): AttemptNews[] {
  const told = { accountId: attempt.accountId, ...at };
  const reached = { greenDays: greenDaysOf(attempt), orders: attempt.tradedOrders };
  for (const rule of ['greenDays', 'orders'] as const)
    if (reached[rule] < programmeRules[rule]) {
      end(attempt, 'failed', at);
      return [{ ...told, kind: 'failed', rule, value: BigInt(reached[rule]), limit: BigInt(programmeRules[rule]) }];
    }
  end(attempt, 'passed', at);
  return [{ ...told, kind: 'passed', rule: '', value: 0n, limit: 0n }];
}
