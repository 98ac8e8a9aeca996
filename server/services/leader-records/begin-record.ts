// The record of somebody who begins to lead, before there is an hour to make figures of: everything is zero but what the account is worth.
import { sql } from 'drizzle-orm';

import { leaderWindows } from '#lib/contract/leaders/leader-record.ts';
import type { Store } from '#server/store/open-store.ts';
import { leaderRecords } from '#server/store/schema/bots/leader-records.ts';
import type { LeaderPlace, RecordRow } from './known-leader.ts';
import { leadsOn } from './record-rows.ts';

const nothingYet: Omit<RecordRow, 'leaderId' | 'line' | 'windowDays' | 'startedMs' | 'isAlive' | 'equity' | 'traded'> = {
  endedMs: leadsOn,
  // Any hour is later: the first that is written down takes the place of this.
  seenMs: 0,
  profit: 0n,
  timeWeightedE8: 0,
  return2026E8: 0,
  return2023E8: 0,
  drawdownE8: 0,
  worstDayE8: 0,
  underWaterMs: 0,
  sharpe: null,
  closed: 0,
  won: 0,
  winRateE8: 0,
  averageWin: 0n,
  averageLoss: 0n,
  mostLeverage: 0,
  leverageHundredths: 0,
  copiesNow: 0,
  copies: 0,
  aum: 0n,
  followersProfit: 0n,
  followersE8: null,
  shared: 0n,
  computedUntilMs: null,
  computedProfit: 0n,
  curve: '[]',
};

/** A leader who has led before keeps the record that there is. */
export async function beginRecord(
  db: Store['db'],
  place: LeaderPlace,
  { startedMs, equity, isAlive, traded }: Pick<RecordRow, 'startedMs' | 'equity' | 'isAlive' | 'traded'>,
): Promise<void> {
  const { windowDays, line, leaderId, endedMs } = leaderRecords;
  await db
    .insert(leaderRecords)
    .values(leaderWindows.map((days) => ({ ...place, ...nothingYet, windowDays: days, startedMs, equity, isAlive, traded })))
    .onConflictDoUpdate({
      target: [windowDays, line, leaderId],
      set: { endedMs: sql.raw(`excluded.${endedMs.name}`), isAlive },
    });
}
