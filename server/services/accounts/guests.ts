// Guests: visitors who try demo trading without registering. They exist in the paper venue alone, until they register or stay away.
import { randomBytes, randomUUID } from 'node:crypto';
import { and, count, eq, isNotNull, lt, notExists, sql } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { exchangeAccounts } from '#server/store/schema/accounts.ts';
import { session, user } from '#server/store/schema/identity.ts';
import type { Credentials } from './accounts.ts';

/** More than this are not let in: nobody can fill the house. */
const maxGuests = 20_000;

/**
 * A guest who has not been seen for so long is forgotten.
 * @internal
 */
export const guestIdleMs = 14 * 24 * 60 * 60_000;

/** An address that no mail reaches and a password that nobody knows. */
export const guestCredentials = (): Credentials => ({
  email: `${randomUUID()}@guest.invalid`,
  password: randomBytes(24).toString('base64url'),
});

export const isFull = async (db: Store['db']): Promise<boolean> => {
  const [row] = await db.select({ guests: count() }).from(user).where(isNotNull(user.guestSince));
  return (row?.guests ?? 0) >= maxGuests;
};

/** Removes guests whose last session was prolonged too long ago. Answers the numbers of their accounts, which are open to nobody now. */
export async function forgetIdleGuests(db: Store['db'], nowMs: number): Promise<readonly number[]> {
  const since = new Date(nowMs - guestIdleMs);
  return db.transaction(async (step) => {
    const seen = step
      .select({ one: sql`1` })
      .from(session)
      .where(and(eq(session.userId, user.id), sql`${session.updatedAt} >= ${since.toISOString()}::timestamptz`));
    const gone = await step
      .select({ id: user.id })
      .from(user)
      .where(and(isNotNull(user.guestSince), lt(user.guestSince, since), notExists(seen)));
    const numbers: number[] = [];
    for (const { id } of gone) {
      // The rows stay: the exchange goes on having these accounts.
      const left = await step
        .update(exchangeAccounts)
        .set({ userId: null, retiredAtMs: nowMs })
        .where(eq(exchangeAccounts.userId, id))
        .returning({ accountId: exchangeAccounts.accountId });
      numbers.push(...left.map(({ accountId }) => accountId));
      await step.delete(user).where(eq(user.id, id));
    }
    return numbers;
  });
}
