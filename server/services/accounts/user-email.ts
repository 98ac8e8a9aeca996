// Users by their e-mail address, and their address by the user.
import { and, eq, isNull } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { user } from '#server/store/schema/identity.ts';
import { subAccounts } from '#server/store/schema/sub-accounts.ts';

export async function findUser(db: Store['db'], email: string): Promise<string | null> {
  const [found] = await db.select({ id: user.id }).from(user).where(eq(user.email, email.toLowerCase()));
  return found?.id ?? null;
}

export async function emailOf(db: Store['db'], userId: string): Promise<string> {
  const [found] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  if (found === undefined) throw new Error('a user is not there any more');
  return found.email;
}

export async function findMailed(db: Store['db'], email: string): Promise<string | null> {
  const [found] = await db
    .select({ id: user.id })
    .from(user)
    .leftJoin(subAccounts, eq(subAccounts.userId, user.id))
    .where(and(eq(user.email, email.toLowerCase()), isNull(user.guestSince), isNull(subAccounts.userId)));
  return found?.id ?? null;
}

export async function isEmailVerified(db: Store['db'], userId: string): Promise<boolean> {
  const [found] = await db.select({ verified: user.emailVerified }).from(user).where(eq(user.id, userId));
  return found?.verified ?? false;
}

export async function verifyEmail(db: Store['db'], userId: string, nowMs: number): Promise<void> {
  await db
    .update(user)
    .set({ emailVerified: true, updatedAt: new Date(nowMs) })
    .where(eq(user.id, userId));
}
