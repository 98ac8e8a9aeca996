// The dated contracts that live at a time: two weeklies and two quarterlies that end on Fridays at 08:00 UTC, each followed by the next.

type DatedKind = 'weekly' | 'bi-weekly' | 'quarterly' | 'bi-quarterly';

export type Settlement = {
  /** Month and day of the end, in UTC: 1226. What follows the symbol. */
  readonly code: string;
  readonly settleMs: number;
  /** The time at which it was first listed; it lives from then to its end without a break. */
  readonly listedMs: number;
  /** Fridays since the first of 2020: one number for each end there can ever be. */
  readonly week: number;
};

export type LiveSettlement = Settlement & { readonly kind: DatedKind };

const weekMs = 7 * 86_400_000;
/** Friday, 3 January 2020, 08:00 UTC. */
const firstMs = Date.UTC(2020, 0, 3, 8);

const settleMsOf = (week: number): number => firstMs + week * weekMs;
/** The first end after a time. */
const weekAfter = (timeMs: number): number => Math.floor((timeMs - firstMs) / weekMs) + 1;

/** The last Friday of March, June, September or December. */
function isQuarterEnd(week: number): boolean {
  const [month, nextMonth] = [new Date(settleMsOf(week)).getUTCMonth(), new Date(settleMsOf(week + 1)).getUTCMonth()];
  return month % 3 === 2 && nextMonth !== month;
}

/** The first quarter's end after a week. Two are thirteen or fourteen weeks apart. */
function quarterEndAfter(week: number): number {
  let next = week + 1;
  while (!isQuarterEnd(next)) next += 1;
  return next;
}

function quarterEndBefore(week: number): number {
  let last = week - 1;
  while (!isQuarterEnd(last)) last -= 1;
  return last;
}

/** Months and days of two digits. */
const twoDigits = (value: number): string => String(value).padStart(2, '0');

function settlementOf(week: number): Settlement {
  const settleMs = settleMsOf(week);
  const day = new Date(settleMs);
  // A quarter's contract begins when the one two quarters before it has become the bi-weekly one; others begin as that themselves.
  const opening = isQuarterEnd(week) ? quarterEndBefore(quarterEndBefore(week)) : week;
  return {
    code: twoDigits(day.getUTCMonth() + 1) + twoDigits(day.getUTCDate()),
    settleMs,
    listedMs: settleMsOf(opening - 2),
    week,
  };
}

/**
 * The four that live at a time, the nearest end first: this Friday's, the next one's, and the two quarter ends after those. A contract
 * changes its kind as its end comes nearer and never its code. At the moment of its end a contract lives no more.
 * Source of the Fridays, the hour and the codes: https://www.bitget.com/support/articles/12560603845783; the weeklies are our own.
 */
export function liveSettlements(timeMs: number): readonly LiveSettlement[] {
  const weekly = weekAfter(timeMs);
  const quarterly = quarterEndAfter(weekly + 1);
  return [
    { kind: 'weekly', ...settlementOf(weekly) },
    { kind: 'bi-weekly', ...settlementOf(weekly + 1) },
    { kind: 'quarterly', ...settlementOf(quarterly) },
    { kind: 'bi-quarterly', ...settlementOf(quarterEndAfter(quarterly)) },
  ];
}

/** The ends after one time, up to and with another, oldest first: what is to be settled after a pause. */
export function settlementsBetween(afterMs: number, untilMs: number): readonly Settlement[] {
  const first = weekAfter(afterMs);
  return Array.from({ length: Math.max(0, weekAfter(untilMs) - first) }, (_, place) => settlementOf(first + place));
}
