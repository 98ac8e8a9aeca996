// Messages to users. No mail leaves this machine: what the venue would send is kept here, for its owner to read.
import { desc, eq } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { inboxMessages } from '#server/store/schema/withdrawals.ts';

type InboxMessage = typeof inboxMessages.$inferSelect;

export type Inbox = {
  put(userId: string, kind: string, params: Readonly<Record<string, string>>): Promise<void>;
  /** Newest first, at most 50. */
  list(userId: string): Promise<readonly InboxMessage[]>;
};

export const createInbox = (db: Store['db'], now: () => number = Date.now): Inbox => ({
  put: async (userId, kind, params) => {
    await db.insert(inboxMessages).values({ userId, kind, params, createdAtMs: now() });
  },
  list: (userId) => db.select().from(inboxMessages).where(eq(inboxMessages.userId, userId)).orderBy(desc(inboxMessages.id)).limit(50),
});
