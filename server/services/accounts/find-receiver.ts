// The receivers that coins can be sent to inside the venue: registered users, by id, or by an e-mail address that was verified.
import { and, eq, isNull } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { exchangeAccounts } from '#server/store/schema/accounts.ts';
import { user } from '#server/store/schema/identity.ts';
import { subAccounts } from '#server/store/schema/sub-accounts.ts';

export type Receiver = { readonly userId: string; readonly email: string; readonly accountId: number };

/** Null: nobody, a guest, a sub-account, or somebody without an account of real money. One question, whoever is asked for. */
export async function findReceiver(db: Store['db'], named: string): Promise<Receiver | null> {
  const [found] = await db
    .select({ userId: user.id, email: user.email, accountId: exchangeAccounts.accountId })
    .from(user)
    .innerJoin(
      exchangeAccounts,
      and(eq(exchangeAccounts.userId, user.id), eq(exchangeAccounts.venue, 'live'), isNull(exchangeAccounts.retiredAtMs)),
    )
    .leftJoin(subAccounts, eq(subAccounts.userId, user.id))
    .where(
      and(
        // Anybody can register with an address that is somebody else's.
        named.includes('@') ? and(eq(user.email, named.toLowerCase()), eq(user.emailVerified, true)) : eq(user.id, named),
        isNull(user.guestSince),
        isNull(subAccounts.userId),
      ),
    );
  return found ?? null;
}
