// Passwords in the database: whether one fits, in the same time whoever is meant, and another in its place.
import { and, eq } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { account, user } from '#server/store/schema/identity.ts';
import type { Credentials } from './accounts.ts';
import { hashNormalised, verifyNormalised } from './normalised-password.ts';

/** The user whose password it is; null: another password, or no such user. */
export async function userOfPassword(db: Store['db'], { email, password }: Credentials): Promise<string | null> {
  const [row] = await db
    .select({ userId: user.id, hash: account.password })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(eq(user.email, email.toLowerCase()));
  const hash = row?.hash ?? null;
  if (row !== undefined && hash !== null) return (await verifyNormalised(hash, password)) ? row.userId : null;
  // As much work as there would have been.
  await hashNormalised(password);
  return null;
}

export async function writePassword(db: Store['db'], userId: string, password: string): Promise<void> {
  const hash = await hashNormalised(password);
  await db
    .update(account)
    .set({ password: hash })
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
}
