// Keeps the table of leaders' records up with the hours that they leave behind.
import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';

import type { TrackPoint } from '#lib/order-math/bots/track-record.ts';
import type { CopyLife } from '#lib/order-math/copy/record/followers-result.ts';
import { type LeaderHour, withMinutes } from '#lib/order-math/copy/record/leader-hours.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import { computedLeads } from '#server/store/schema/bots/before-opening.ts';
import { leaderHours, leaderMinutes, leaderRecords } from '#server/store/schema/bots/leader-records.ts';
import { strategyHours } from '#server/store/schema/bots/strategies.ts';
import type { CopyOfLeader, LeaderPlace, RecordRow } from './known-leader.ts';

/** Hours, and minutes in between, rising in time. */
export async function readHours(db: Store['db'], { leaderId, line }: LeaderPlace): Promise<readonly LeaderHour[]> {
  const { hourMs, equityUnits, profitUnits, flowUnits, mostMarginUnits } = leaderHours;
  const written = await db
    .select({ hourMs, equityUnits, profitUnits, flowUnits, mostMarginUnits })
    .from(leaderHours)
    .where(and(eq(leaderHours.leaderId, leaderId), eq(leaderHours.line, line)))
    .orderBy(asc(hourMs));
  const { timeMs } = leaderMinutes;
  const { equityUnits: equity, profitUnits: profit, mostMarginUnits: margin } = leaderMinutes;
  const minutes = await db
    .select({ hourMs: timeMs, equityUnits: equity, profitUnits: profit, mostMarginUnits: margin })
    .from(leaderMinutes)
    .where(and(eq(leaderMinutes.leaderId, leaderId), eq(leaderMinutes.line, line)))
    .orderBy(asc(timeMs));
  return withMinutes(written, minutes);
}

export async function readCopies(db: Store['db'], copies: readonly CopyOfLeader[]): Promise<readonly (CopyOfLeader & CopyLife)[]> {
  if (copies.length === 0) return [];
  const { strategyId, timeMs, putInUnits, totalUnits } = strategyHours;
  const rows = await db
    .select({ strategyId, timeMs, putInUnits, totalUnits })
    .from(strategyHours)
    .where(
      inArray(
        strategyId,
        copies.map((copy) => copy.strategyId),
      ),
    )
    .orderBy(asc(strategyId), asc(timeMs));
  const points: ReadonlyMap<AccountId, readonly TrackPoint[]> = Map.groupBy(rows, (row) => row.strategyId);
  return copies.map((copy) => ({
    ...copy,
    hasEnded: copy.endedMs !== null,
    points: points.get(copy.strategyId) ?? [],
  }));
}

export async function writeRecords(db: Store['db'], rows: readonly RecordRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { leaderId: _id, windowDays: _days, line: _line, ...changing } = leaderRecords;
  const set = Object.fromEntries(
    Object.entries(changing).flatMap(([name, column]) =>
      typeof column === 'object' && 'name' in column ? [[name, sql.raw(`excluded.${column.name}`)]] : [],
    ),
  );
  await db
    .insert(leaderRecords)
    .values([...rows])
    .onConflictDoUpdate({ target: [leaderRecords.windowDays, leaderRecords.line, leaderRecords.leaderId], set });
}

/** For so long after a leader has stopped, copies may still be closing. */
const closingMs = 2 * 3_600_000;

type Stale = LeaderPlace & { readonly isLeading: boolean };

/**
 * Those whose records do not reach to the last of their hours and minutes, lack the computed ones or a curve, say of somebody who has stopped that
 * he leads, or are of somebody whose copies may still be closing.
 */
export async function staleLeaders(
  db: Store['db'],
  leads: (place: LeaderPlace) => Promise<boolean>,
  nowMs: number,
): Promise<readonly Stale[]> {
  const { leaderId, line, hourMs } = leaderHours;
  const written = await db
    .select({ leaderId, line, most: max(hourMs) })
    .from(leaderHours)
    .groupBy(leaderId, line);
  const kept = await db
    .select({
      leaderId: leaderRecords.leaderId,
      line: leaderRecords.line,
      seenMs: leaderRecords.seenMs,
      endedMs: leaderRecords.endedMs,
      computedUntilMs: leaderRecords.computedUntilMs,
      hasCurve: sql<boolean>`${leaderRecords.curve} is not null`,
    })
    .from(leaderRecords)
    .where(eq(leaderRecords.windowDays, 0));
  const minutes = await db
    .select({ leaderId: leaderMinutes.leaderId, line: leaderMinutes.line, most: max(leaderMinutes.timeMs) })
    .from(leaderMinutes)
    .groupBy(leaderMinutes.leaderId, leaderMinutes.line);
  const lastMinutes = new Map(minutes.map((row) => [`${row.line} ${row.leaderId}`, row.most ?? 0]));
  const computed = await db.select({ leaderId: computedLeads.leaderId, line: computedLeads.line }).from(computedLeads);
  const hasComputed = new Set(computed.map((place) => `${place.line} ${place.leaderId}`));
  const known = new Map(kept.map((row) => [`${row.line} ${row.leaderId}`, row]));
  const stale: Stale[] = [];
  for (const { most: hour, ...place } of written) {
    const key = `${place.line} ${place.leaderId}`;
    const most = Math.max(hour ?? 0, lastMinutes.get(key) ?? 0);
    const record = known.get(key);
    const isUpToDate = record?.seenMs === most && record.hasCurve && (record.computedUntilMs !== null || !hasComputed.has(key));
    // Whoever leads again leaves hours again.
    if (isUpToDate && record.endedMs < nowMs - closingMs) continue;
    const isLeading = await leads(place);
    if (!isUpToDate || !isLeading) stale.push({ ...place, isLeading });
  }
  return stale;
}
