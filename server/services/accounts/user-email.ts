// Users by their e-mail address, and their address by the user.
import { eq } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { user } from '#server/store/schema/identity.ts';

export async function findUser(db: Store['db'], email: string): Promise<string | null> {
  const [found] = await db.select({ id: user.id }).from(user).where(eq(user.email, email.toLowerCase()));
  return found?.id ?? null;
}

export async function emailOf(db: Store['db'], userId: string): Promise<string> {
  const [found] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  if (found === undefined) throw new Error('a user is not there any more');
  return found.email;
}
