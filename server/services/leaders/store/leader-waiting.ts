// Those who wait for a place with a leader, in the order in which they came.
import { and, asc, count, eq, lt, lte, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import { leaderWaiting } from '#server/store/schema/leaders.ts';

/** A place in the queue of a leader, in any venue; the first is 1. */
export type WaitingPlace = {
  readonly leaderId: AccountId;
  readonly line: LeaderLine;
  readonly sinceMs: number;
  readonly place: number;
};

export type LeaderWaiting = {
  add(userId: string, leaderId: AccountId, line: LeaderLine): Promise<void>;
  remove(userId: string, leaderId: AccountId, line: LeaderLine): Promise<void>;
  removeAll(leaderId: AccountId, line: LeaderLine): Promise<void>;
  has(userId: string, leaderId: AccountId, line: LeaderLine): Promise<boolean>;
  count(leaderId: AccountId, line: LeaderLine): Promise<number>;
  /** Everything that a user waits for. */
  ofUser(userId: string): Promise<readonly WaitingPlace[]>;
  /** The first ones. */
  first(leaderId: AccountId, line: LeaderLine, limit: number): Promise<readonly string[]>;
};

export function createLeaderWaiting(db: Store['db'], now: () => number): LeaderWaiting {
  const of = (leaderId: AccountId, line: LeaderLine) => and(eq(leaderWaiting.leaderId, leaderId), eq(leaderWaiting.line, line));
  const one = (userId: string, leaderId: AccountId, line: LeaderLine) => and(of(leaderId, line), eq(leaderWaiting.userId, userId));
  const counted = async (where: ReturnType<typeof and>): Promise<number> =>
    (await db.select({ has: count() }).from(leaderWaiting).where(where))[0]?.has ?? 0;
  return {
    add: async (userId, leaderId, line) =>
      void (await db.insert(leaderWaiting).values({ leaderId, line, userId, sinceMs: now() }).onConflictDoNothing()),
    remove: async (userId, leaderId, line) => void (await db.delete(leaderWaiting).where(one(userId, leaderId, line))),
    removeAll: async (leaderId, line) => void (await db.delete(leaderWaiting).where(of(leaderId, line))),
    has: async (userId, leaderId, line) => (await counted(one(userId, leaderId, line))) > 0,
    count: (leaderId, line) => counted(of(leaderId, line)),
    ofUser: async (userId) => {
      const { leaderId, line, sinceMs } = leaderWaiting;
      const before = alias(leaderWaiting, 'before');
      return db
        .select({ leaderId, line, sinceMs, place: count() })
        .from(leaderWaiting)
        .innerJoin(
          before,
          and(
            eq(before.leaderId, leaderId),
            eq(before.line, line),
            or(lt(before.sinceMs, sinceMs), and(eq(before.sinceMs, sinceMs), lte(before.userId, leaderWaiting.userId))),
          ),
        )
        .where(eq(leaderWaiting.userId, userId))
        .groupBy(leaderId, line, sinceMs);
    },
    first: async (leaderId, line, limit) => {
      const rows = await db
        .select({ userId: leaderWaiting.userId })
        .from(leaderWaiting)
        .where(of(leaderId, line))
        .orderBy(asc(leaderWaiting.sinceMs), asc(leaderWaiting.userId))
        .limit(limit);
      return rows.map(({ userId }) => userId);
    },
  };
}
