// Withdrawals in a row: those that are not finished, and pages of all of them.
import { and, asc, desc, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';

import type { WithdrawalBook } from '#server/services/wallets/withdrawal-book.ts';
import type { Store } from '#server/store/open-store.ts';
import { withdrawals } from '#server/store/schema/withdrawals.ts';

export function withdrawalLists(db: Store['db']): Pick<WithdrawalBook, 'unfinished' | 'page'> {
  return {
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
  };
}
