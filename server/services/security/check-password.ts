// The check that a password is the user's own, in the same time whether there is one or not.
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { account } from '#server/store/schema/identity.ts';

export async function isPasswordOf(db: Store['db'], userId: string, password: string): Promise<boolean> {
  const [row] = await db
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
  const hash = row?.hash ?? null;
  const normalised = password.normalize('NFKC');
  if (hash !== null) return verifyPassword({ hash, password: normalised });
  await hashPassword(normalised);
  return false;
}
