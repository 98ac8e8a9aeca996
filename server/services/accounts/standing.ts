// The standing of a user with the venue: frozen by an operator or not, and the country of the identity that was approved.
import { and, eq } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { frozenUsers, identityChecks } from '#server/store/schema/access.ts';
import { user } from '#server/store/schema/identity.ts';
import { subAccounts } from '#server/store/schema/sub-accounts.ts';

export type Standing = {
  /** The operator's words; null: not frozen. */
  readonly frozenReason: string | null;
  /** Two capital letters; null: no identity was approved. */
  readonly identityCountry: string | null;
};

export async function readStanding(db: Store['db'], userId: string): Promise<Standing> {
  const approved = and(eq(identityChecks.userId, user.id), eq(identityChecks.world, 'live'), eq(identityChecks.state, 'approved'));
  const [row] = await db
    .select({ frozenReason: frozenUsers.reason, identityCountry: identityChecks.country })
    .from(user)
    .leftJoin(frozenUsers, eq(frozenUsers.userId, user.id))
    .leftJoin(identityChecks, approved)
    .where(eq(user.id, userId));
  return row ?? { frozenReason: null, identityCountry: null };
}

/** A main account that an operator has frozen, with all of its sub-accounts, or a sub-account that its main account has. */
export async function isFrozen(db: Pick<Store['db'], 'select'>, userId: string): Promise<boolean> {
  const [sub] = await db
    .select({ mainId: subAccounts.mainId, frozenAtMs: subAccounts.frozenAtMs })
    .from(subAccounts)
    .where(eq(subAccounts.userId, userId));
  const [frozen] = await db
    .select({ userId: frozenUsers.userId })
    .from(frozenUsers)
    .where(eq(frozenUsers.userId, sub?.mainId ?? userId));
  return frozen !== undefined || (sub?.frozenAtMs ?? null) !== null;
}

/** A reason of null lets the user go on. */
export async function writeFrozen(db: Store['db'], userId: string, reason: string | null, nowMs: number): Promise<void> {
  if (reason === null) {
    await db.delete(frozenUsers).where(eq(frozenUsers.userId, userId));
    return;
  }
  await db
    .insert(frozenUsers)
    .values({ userId, reason, sinceMs: nowMs })
    .onConflictDoUpdate({ target: frozenUsers.userId, set: { reason } });
}
