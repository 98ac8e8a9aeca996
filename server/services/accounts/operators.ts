// The users with the role of an operator, and their open shifts. A role alone opens nothing: the session must have been opened for it.
import { and, eq, gt } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { operators, operatorShifts } from '#server/store/schema/content.ts';

/** A day's work; then the operator logs in again. */
const shiftMs = 8 * 60 * 60 * 1000;

export function createOperators(db: Store['db'], now: () => number) {
  return {
    mayOperate: async (userId: string): Promise<boolean> => (await db.$count(operators, eq(operators.userId, userId))) > 0,
    set: async (userId: string, may: boolean): Promise<void> => {
      if (may) await db.insert(operators).values({ userId, sinceMs: now() }).onConflictDoNothing();
      else await db.delete(operators).where(eq(operators.userId, userId));
    },
    beginShift: async (sessionId: string): Promise<void> => {
      await db.insert(operatorShifts).values({ sessionId, untilMs: now() + shiftMs });
    },
    /** Both are asked each time: whoever loses the role is out at once. */
    hasOpenShift: async (sessionId: string, userId: string): Promise<boolean> => {
      const [found] = await db
        .select({ userId: operators.userId })
        .from(operatorShifts)
        .innerJoin(operators, eq(operators.userId, userId))
        .where(and(eq(operatorShifts.sessionId, sessionId), gt(operatorShifts.untilMs, now())));
      return found !== undefined;
    },
  };
}
