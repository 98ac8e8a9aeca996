// The check that a password is the user's own, in the same time whether there is one or not.
import { and, eq } from 'drizzle-orm';

import type { Passwords } from '#server/passwords/passwords.ts';
import type { Store } from '#server/store/open-store.ts';
import { account } from '#server/store/schema/identity.ts';

export async function isPasswordOf(db: Store['db'], passwords: Passwords, userId: string, password: string): Promise<boolean> {
  const [row] = await db
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
  const hash = row?.hash ?? null;
  if (hash !== null) return passwords.isRight(password, hash, userId);
  await passwords.hash(password, userId);
  return false;
}
