// The book of withdrawals in the database.
import { and, eq, sql } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { withdrawals } from '#server/store/schema/withdrawals.ts';
import type { WithdrawalBook } from './withdrawal-book.ts';
import { mayFollow } from './withdrawal-state.ts';
import { withdrawalLists } from './withdrawals/withdrawal-lists.ts';
import { withdrawalVoting } from './withdrawals/withdrawal-voting.ts';
import { withdrawalWorth } from './withdrawals/withdrawal-worth.ts';

export function storeWithdrawals(db: Store['db'], now: () => number): WithdrawalBook {
  return {
    ...withdrawalLists(db),
    ...withdrawalWorth(db),
    ...withdrawalVoting(db),
    add: async (row) => (await db.insert(withdrawals).values(row).onConflictDoNothing().returning())[0] ?? null,
    remove: async (id) => {
      await db.delete(withdrawals).where(and(eq(withdrawals.id, id), eq(withdrawals.money, 'none')));
    },
    find: async (id) => (await db.select().from(withdrawals).where(eq(withdrawals.id, id)))[0] ?? null,
    byClientOid: async (userId, clientOid) =>
      (
        await db
          .select()
          .from(withdrawals)
          .where(and(eq(withdrawals.userId, userId), eq(withdrawals.clientOid, clientOid)))
      )[0] ?? null,
    byTransaction: async (network, transactionId) =>
      (
        await db
          .select()
          .from(withdrawals)
          .where(and(eq(withdrawals.network, network), eq(withdrawals.transactionId, transactionId)))
      )[0] ?? null,
    move: async (id, from, to, change = {}) => {
      if (!mayFollow(from, to)) throw new Error(`a withdrawal that is ${from} does not become ${to}`);
      const moved = await db
        .update(withdrawals)
        .set({ ...change, state: to, updatedAtMs: now() })
        .where(and(eq(withdrawals.id, id), eq(withdrawals.state, from)))
        .returning();
      return moved[0] ?? null;
    },
    note: async (id, change) => {
      await db
        .update(withdrawals)
        .set({ ...change, updatedAtMs: now() })
        .where(eq(withdrawals.id, id));
    },
    countTry: async (id) => {
      const tried = await db
        .update(withdrawals)
        .set({ codeTries: sql`${withdrawals.codeTries} + 1` })
        .where(and(eq(withdrawals.id, id), eq(withdrawals.state, 'pending')))
        .returning({ tries: withdrawals.codeTries });
      return tried[0]?.tries ?? null;
    },
  };
}
