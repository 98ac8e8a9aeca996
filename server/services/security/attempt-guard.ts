// Makes whoever guesses wait: failures in a row are counted in the database, and each one past the first few doubles the wait.
import { and, eq, lt, lte, sql } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { securityAttempts } from '#server/store/schema/security.ts';

export type Guard = {
  /** That many failures cost nothing. */
  readonly free: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
};

export type AttemptGuard = {
  /**
   * Counts an attempt as failed before it is looked at, so that many at once are no way around. Answers 0, or how long to wait.
   * An attempt that has to wait is not counted.
   */
  begin(key: string, guard: Guard): Promise<number>;
  /** The attempt was right: all is forgotten. */
  succeed(key: string): Promise<void>;
  /** The attempt was right, or was none, and proves nothing for those before it: it alone is not counted. */
  uncount(key: string, guard: Guard): Promise<void>;
  /** Counts a failure that makes nobody wait, and answers how many there are now, of the last day. */
  count(key: string): Promise<number>;
  /** Lets a key that is not known yet wait before its first attempt. Answers 0 for one that is known, or how long. */
  hold(key: string, guard: Guard): Promise<number>;
};

/** A row of failures ends after a day without one. */
const forgottenAfterMs = 24 * 60 * 60_000;

/** So many attempts are counted between two looks at what can be forgotten. */
const forgetEvery = 1000;

export function createAttemptGuard(db: Store['db'], now: () => number): AttemptGuard {
  let begun = 0;
  const forget = async (): Promise<void> => {
    const over = and(lt(securityAttempts.lastAtMs, now() - forgottenAfterMs), lte(securityAttempts.blockedUntilMs, now()));
    await db.delete(securityAttempts).where(over);
  };
  return {
    begin: async (key, { free, firstWaitMs, longestWaitMs }) => {
      const nowMs = now();
      begun += 1;
      if (begun % forgetEvery === 0) await forget();
      const failures = sql<number>`case when ${securityAttempts.lastAtMs} < ${nowMs - forgottenAfterMs} then 1 else ${securityAttempts.failures} + 1 end`;
      const past = sql<number>`(${failures}) - ${free}`;
      const wait = sql<number>`case when ${past} < 0 then 0 else least(${longestWaitMs}::bigint, ${firstWaitMs}::bigint * (1::bigint << least(${past}, 30))) end`;
      const counted = await db
        .insert(securityAttempts)
        .values({ key, failures: 1, lastAtMs: nowMs, blockedUntilMs: free <= 1 ? nowMs + firstWaitMs : 0 })
        .onConflictDoUpdate({
          target: securityAttempts.key,
          set: { failures, lastAtMs: nowMs, blockedUntilMs: sql`${nowMs}::bigint + ${wait}` },
          setWhere: lte(securityAttempts.blockedUntilMs, nowMs),
        })
        .returning({ key: securityAttempts.key });
      if (counted.length > 0) return 0;
      const [row] = await db
        .select({ blockedUntilMs: securityAttempts.blockedUntilMs })
        .from(securityAttempts)
        .where(eq(securityAttempts.key, key));
      return Math.max(1, (row?.blockedUntilMs ?? nowMs) - nowMs);
    },
    uncount: async (key, { free }) => {
      const failures = sql<number>`greatest(${securityAttempts.failures} - 1, 0)`;
      // The wait of other failures is not taken away.
      const blockedUntilMs = sql<number>`case when ${securityAttempts.failures} <= ${free} then 0 else ${securityAttempts.blockedUntilMs} end`;
      await db.update(securityAttempts).set({ failures, blockedUntilMs }).where(eq(securityAttempts.key, key));
    },
    count: async (key) => {
      const nowMs = now();
      const failures = sql<number>`case when ${securityAttempts.lastAtMs} < ${nowMs - forgottenAfterMs} then 1 else ${securityAttempts.failures} + 1 end`;
      const [row] = await db
        .insert(securityAttempts)
        .values({ key, failures: 1, lastAtMs: nowMs, blockedUntilMs: 0 })
        .onConflictDoUpdate({ target: securityAttempts.key, set: { failures, lastAtMs: nowMs } })
        .returning({ failures: securityAttempts.failures });
      return row?.failures ?? 1;
    },
    hold: async (key, { firstWaitMs }) => {
      const nowMs = now();
      const held = await db
        .insert(securityAttempts)
        .values({ key, failures: 0, lastAtMs: nowMs, blockedUntilMs: nowMs + firstWaitMs })
        .onConflictDoNothing()
        .returning({ key: securityAttempts.key });
      return held.length > 0 ? firstWaitMs : 0;
    },
    succeed: async (key) => {
      await db.delete(securityAttempts).where(eq(securityAttempts.key, key));
    },
  };
}
