// The one row that says how a user's account is guarded; whoever has none has set nothing up.
import { eq } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { userSecurity } from '#server/store/schema/security.ts';

export type SecurityRow = typeof userSecurity.$inferSelect;
export type SecurityChange = Partial<Omit<SecurityRow, 'userId'>>;

const nothingSet = { pinHash: null, lockedUntilMs: 0, withdrawalsHeldUntilMs: 0, antiPhishingCode: null, passwordChangedAtMs: null };

export async function readSecurity(db: Store['db'], userId: string): Promise<SecurityRow> {
  const [row] = await db.select().from(userSecurity).where(eq(userSecurity.userId, userId));
  return row ?? { userId, ...nothingSet };
}

export async function changeSecurity(db: Store['db'], userId: string, change: SecurityChange): Promise<void> {
  await db
    .insert(userSecurity)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: userSecurity.userId, set: change });
}
