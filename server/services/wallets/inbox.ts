// Messages to users. No mail leaves this machine: what the venue would send is kept here, for its owner to read.
import { desc, eq } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { inboxMessages } from '#server/store/schema/withdrawals.ts';

type InboxMessage = typeof inboxMessages.$inferSelect;

export type Inbox = {
  put(userId: string, kind: string, params: Readonly<Record<string, string>>): Promise<void>;
  /** Not again under the same name, as long as the message is among the user's newest. */
  putOnce(userId: string, kind: string, params: Readonly<Record<string, string>>, name: string): Promise<void>;
  /** Newest first, at most 50. */
  list(userId: string): Promise<readonly InboxMessage[]>;
};

export function createInbox(db: Store['db'], now: () => number = Date.now): Inbox {
  const put: Inbox['put'] = async (userId, kind, params) => {
    await db.insert(inboxMessages).values({ userId, kind, params, createdAtMs: now() });
  };
  const list: Inbox['list'] = (userId) =>
    db.select().from(inboxMessages).where(eq(inboxMessages.userId, userId)).orderBy(desc(inboxMessages.id)).limit(50);
  return {
    put,
    putOnce: async (userId, kind, params, name) => {
      if ((await list(userId)).some((message) => message.params['name'] === name)) return;
      await put(userId, kind, { ...params, name });
    },
    list,
  };
}
