// The worth of withdrawals together, for the limits of a day; in millionths of a USDT.
import { and, eq, gte, inArray, notInArray, sql } from 'drizzle-orm';

import type { WithdrawalBook } from '#server/services/wallets/withdrawal-book.ts';
import type { Store } from '#server/store/open-store.ts';
import { internalTransfers, withdrawals } from '#server/store/schema/withdrawals.ts';

const numberOf = (value: unknown): number => Number(value ?? 0);

export function withdrawalWorth(db: Store['db']): Pick<WithdrawalBook, 'worthSince' | 'unapprovedWorthSince'> {
  const total = sql<string>`coalesce(sum(${withdrawals.worthMicros}), 0)`;
  return {
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
  };
}
