// Makes whoever guesses wait: failures in a row are counted in the database, and each one past the first few doubles the wait.
import { eq, lte, sql } from 'drizzle-orm';

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
  /** The attempt was right, and proves nothing for those before it: it alone is not counted. */
  uncount(key: string): Promise<void>;
};

/** A row of failures ends after a day without one. */
const forgottenAfterMs = 24 * 60 * 60_000;

export function createAttemptGuard(db: Store['db'], now: () => number): AttemptGuard {
  return {
    begin: async (key, { free, firstWaitMs, longestWaitMs }) => {
      const nowMs = now();
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
    uncount: async (key) => {
      const failures = sql<number>`greatest(${securityAttempts.failures} - 1, 0)`;
      await db.update(securityAttempts).set({ failures, blockedUntilMs: 0 }).where(eq(securityAttempts.key, key));
    },
    succeed: async (key) => {
      await db.delete(securityAttempts).where(eq(securityAttempts.key, key));
    },
  };
}
