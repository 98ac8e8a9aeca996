// The figures of leaders at their start, at full hours of the exchange's time, before money moves in or out, and at their end; and of the
// minutes and trades in between those that falls and days are made of.
import type { LeadLine } from '#server/engine/accounts/leader.ts';
import type { AccountId } from '#server/engine/ids.ts';

import type { LeaderAccount } from './leader-account.ts';
import { beginDay, type LeaderMinutes, minutesOf, seeMinute } from './leader-day.ts';
import type { LeaderMarkets } from './leader-markets.ts';

const hourLengthMs = 3_600_000;
const minuteLengthMs = 60_000;

/** So many of them are as much as the account is worth. */
const smallFlows = 100;

/** In units of the coin in which leaders of the line are told. */
export type LeaderHour = {
  readonly leaderId: AccountId;
  readonly line: LeadLine;
  readonly hourMs: number;
  readonly equityUnits: number;
  /** Since it leads; what it has moved in and out is no part of it. */
  readonly profitUnits: number;
  /** The money that it has moved in (below zero: out) since the row before. */
  readonly flowUnits: number;
  /** The most margin (spot: money in coins) since the row before. */
  readonly mostMarginUnits: number;
};

export class LeaderHoursLog {
  readonly #markets: LeaderMarkets;
  readonly #changed: (leader: LeaderAccount) => void;
  #taken: LeaderHour[] = [];
  /** Days that are not as they were written down. */
  #days = new Map<string, LeaderMinutes>();

  constructor(markets: LeaderMarkets, changed: (leader: LeaderAccount) => void) {
    this.#markets = markets;
    this.#changed = changed;
  }

  /** Before anything of the record that comes at `toMs` is read: prices are those of the moment at which the hour was full. */
  pass(fromMs: number, toMs: number, leaders: Iterable<LeaderAccount>): void {
    const full = Math.floor(toMs / hourLengthMs) * hourLengthMs;
    const minute = Math.floor(toMs / minuteLengthMs) * minuteLengthMs;
    if (minute <= fromMs) return;
    for (const leader of leaders) {
      if (full > fromMs) this.note(leader, full);
      this.see(leader, minute);
    }
  }

  /** Looks at an account as it is at a minute, or after a trade; nothing is kept of one that rests. */
  see(leader: LeaderAccount, timeMs: number): void {
    this.#look(leader, timeMs, this.#markets.worthOf(leader));
  }

  #look(leader: LeaderAccount, timeMs: number, equityUnits: number): void {
    this.used(leader);
    const { accountId: leaderId, line, startUnits, flowUnits, mostMarginUnits, day } = leader;
    const figures = { timeMs, equityUnits, profitUnits: equityUnits - startUnits - flowUnits, mostMarginUnits };
    leader.day = day === null ? beginDay(figures) : seeMinute(day, figures);
    if (leader.day === day) return;
    this.#changed(leader);
    if (day === null) return;
    const { endMs } = leader.day;
    this.#days.set(`${leaderId} ${line} ${endMs}`, { leaderId, line, endMs, minutes: minutesOf(leader.day) });
  }

  note(leader: LeaderAccount, hourMs: number): void {
    const equityUnits = this.#markets.worthOf(leader);
    this.#look(leader, hourMs, equityUnits);
    const { accountId: leaderId, line, startUnits, flowUnits, flowSinceUnits, mostMarginUnits } = leader;
    const profitUnits = equityUnits - startUnits - flowUnits;
    this.#taken.push({ leaderId, line, hourMs, equityUnits, profitUnits, flowUnits: flowSinceUnits, mostMarginUnits });
    this.#changed(leader);
    leader.noted = { timeMs: hourMs, profitUnits, movedUnits: 0 };
    leader.flowSinceUnits = 0;
    leader.mostMarginUnits = this.#markets.marginOf(leader);
  }

  /**
   * Money moves in or out: what was made until then was made with another capital than what comes after, and has a row of its own. Small
   * flows need none: a hundredth of the worth, whichever way, in sum since the last row.
   */
  beforeFlow(leader: LeaderAccount, timeMs: number, units: number): void {
    const { startUnits, flowUnits, noted } = leader;
    const worth = this.#markets.worthOf(leader);
    const isSmall = (noted.movedUnits + Math.abs(units)) * smallFlows <= worth;
    if (!isSmall && noted.timeMs < timeMs && worth - startUnits - flowUnits !== noted.profitUnits) this.note(leader, timeMs);
  }

  flow(leader: LeaderAccount, units: number): void {
    this.#changed(leader);
    leader.flowUnits += units;
    leader.noted = { ...leader.noted, movedUnits: leader.noted.movedUnits + Math.abs(units) };
    leader.flowSinceUnits += units;
  }

  /** After what stands behind its positions may have changed. */
  used(leader: LeaderAccount): void {
    const margin = this.#markets.marginOf(leader);
    if (margin <= leader.mostMarginUnits) return;
    leader.mostMarginUnits = margin;
    this.#changed(leader);
  }

  hasRows(): boolean {
    return this.#taken.length > 0 || this.#days.size > 0;
  }

  /** Each moment has one row: the figures of the last one, the flows of all and their most margin. */
  take(): readonly LeaderHour[] {
    const rows = new Map<string, LeaderHour>();
    for (const row of this.#taken) {
      const key = `${row.leaderId} ${row.line} ${row.hourMs}`;
      const { flowUnits = 0, mostMarginUnits = 0 } = rows.get(key) ?? {};
      const both = { flowUnits: flowUnits + row.flowUnits, mostMarginUnits: Math.max(mostMarginUnits, row.mostMarginUnits) };
      rows.set(key, { ...row, ...both });
    }
    this.#taken = [];
    return [...rows.values()];
  }

  takeMinutes(): readonly LeaderMinutes[] {
    const days = [...this.#days.values()];
    this.#days = new Map();
    return days;
  }
}
