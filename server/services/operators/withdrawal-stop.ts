// The stop of all withdrawals by an operator, kept in the database: a restart does not lift it.
import { eq } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { stoppedParts } from '#server/store/schema/operation.ts';

type Stop = { readonly reason: string; readonly sinceMs: number; readonly operator: string };

export type WithdrawalStop = {
  /** Null: they go on. */
  current(): Promise<Stop | null>;
  /** The one that there is stays as it is. */
  stop(operator: string, reason: string): Promise<void>;
  lift(): Promise<void>;
};

const part = 'withdrawals';

export function createWithdrawalStop(db: Store['db'], now: () => number): WithdrawalStop {
  return {
    current: async () => {
      const { reason, sinceMs, operator } = stoppedParts;
      const [found] = await db.select({ reason, sinceMs, operator }).from(stoppedParts).where(eq(stoppedParts.part, part));
      return found ?? null;
    },
    stop: async (operator, reason) => {
      await db.insert(stoppedParts).values({ part, reason, sinceMs: now(), operator }).onConflictDoNothing();
    },
    lift: async () => {
      await db.delete(stoppedParts).where(eq(stoppedParts.part, part));
    },
  };
}
