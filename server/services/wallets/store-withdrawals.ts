// The book of withdrawals in the database.
import { and, asc, desc, eq, gte, inArray, lt, notInArray, or, sql } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { internalTransfers, withdrawals, withdrawalVotes } from '#server/store/schema/withdrawals.ts';
import type { WithdrawalBook } from './withdrawal-book.ts';
import { mayFollow } from './withdrawal-state.ts';

const numberOf = (value: unknown): number => Number(value ?? 0);

export function storeWithdrawals(db: Store['db'], now: () => number): WithdrawalBook {
  const total = sql<string>`coalesce(sum(${withdrawals.worthMicros}), 0)`;
  return {
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
    unfinished: () =>
      db
        .select()
        .from(withdrawals)
        .where(
          or(
            inArray(withdrawals.state, ['pending', 'review', 'sent']),
            notInArray(withdrawals.money, ['gone', 'back']),
            and(eq(withdrawals.state, 'reversed'), eq(withdrawals.money, 'gone')),
            and(eq(withdrawals.state, 'confirmed'), sql`${withdrawals.confirmations} < ${withdrawals.requiredConfirmations} * 2 + 6`),
          ),
        )
        .orderBy(asc(withdrawals.id)),
    page: ({ userId, coin, states, before, limit }) =>
      db
        .select()
        .from(withdrawals)
        .where(
          and(
            userId === undefined ? undefined : eq(withdrawals.userId, userId),
            coin === undefined ? undefined : eq(withdrawals.coin, coin),
            states === undefined ? undefined : inArray(withdrawals.state, [...states]),
            before === undefined ? undefined : lt(withdrawals.id, before),
          ),
        )
        .orderBy(desc(withdrawals.id))
        .limit(limit),
    worthSince: async (userId, sinceMs) => {
      const [found] = await db
        .select({ total })
        .from(withdrawals)
        .where(
          and(
            eq(withdrawals.userId, userId),
            gte(withdrawals.createdAtMs, sinceMs),
            notInArray(withdrawals.state, ['failed', 'cancelled', 'reversed']),
          ),
        );
      const [sent] = await db
        .select({ total: sql<string>`coalesce(sum(${internalTransfers.worthMicros}), 0)` })
        .from(internalTransfers)
        .where(and(eq(internalTransfers.userId, userId), gte(internalTransfers.createdAtMs, sinceMs)));
      return numberOf(found?.total) + numberOf(sent?.total);
    },
    unapprovedWorthSince: async (sinceMs) => {
      const [found] = await db
        .select({ total })
        .from(withdrawals)
        .where(
          and(
            gte(withdrawals.createdAtMs, sinceMs),
            eq(withdrawals.needsApproval, false),
            inArray(withdrawals.state, ['sent', 'confirmed', 'reversed']),
          ),
        );
      return numberOf(found?.total);
    },
    vote: async (id, vote) => {
      const said = await db
        .insert(withdrawalVotes)
        .values({ withdrawalId: id, ...vote })
        .onConflictDoNothing()
        .returning({ operator: withdrawalVotes.operator });
      return said.length > 0;
    },
    votes: (id) =>
      db
        .select({ operator: withdrawalVotes.operator, approves: withdrawalVotes.approves, createdAtMs: withdrawalVotes.createdAtMs })
        .from(withdrawalVotes)
        .where(eq(withdrawalVotes.withdrawalId, id))
        .orderBy(asc(withdrawalVotes.createdAtMs)),
  };
}
