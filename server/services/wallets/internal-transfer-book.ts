// Transfers between users as they are written down: before the core is told, and done once it has moved the money.
import { and, desc, eq, lt, or } from 'drizzle-orm';

import type { InternalTransferRequest, InternalTransferRow, InternalTransfers } from './internal-transfers.ts';
import type { Owner } from './wallets.ts';
import type { Store } from '#server/store/open-store.ts';
import { internalTransfers } from '#server/store/schema/withdrawals.ts';

type InternalTransferBook = Pick<InternalTransfers, 'page'> & {
  add(owner: Owner, request: InternalTransferRequest): Promise<InternalTransferRow>;
  byClientOid(userId: string, clientOid: string): Promise<InternalTransferRow | null>;
  unfinished(): Promise<readonly InternalTransferRow[]>;
  markDone(id: number): Promise<void>;
  /** One that the core has refused. */
  remove(id: number): Promise<void>;
};

export function internalTransferBook(db: Store['db'], now: () => number): InternalTransferBook {
  return {
    add: async ({ userId, accountId }, { to, ...asked }) => {
      const [row] = await db
        .insert(internalTransfers)
        .values({ ...asked, userId, accountId, toUserId: to.userId, toAccountId: to.accountId, createdAtMs: now() })
        .returning();
      if (row === undefined) throw new Error('a transfer between users was not written down');
      return row;
    },
    byClientOid: async (userId, clientOid) =>
      (
        await db
          .select()
          .from(internalTransfers)
          .where(and(eq(internalTransfers.userId, userId), eq(internalTransfers.clientOid, clientOid)))
      )[0] ?? null,
    unfinished: () => db.select().from(internalTransfers).where(eq(internalTransfers.done, false)),
    markDone: async (id) => {
      await db.update(internalTransfers).set({ done: true }).where(eq(internalTransfers.id, id));
    },
    remove: async (id) => {
      await db.delete(internalTransfers).where(eq(internalTransfers.id, id));
    },
    page: (userId, { before, limit }) =>
      db
        .select()
        .from(internalTransfers)
        .where(
          and(
            or(eq(internalTransfers.userId, userId), eq(internalTransfers.toUserId, userId)),
            eq(internalTransfers.done, true),
            before === undefined ? undefined : lt(internalTransfers.id, before),
          ),
        )
        .orderBy(desc(internalTransfers.id))
        .limit(limit),
  };
}
