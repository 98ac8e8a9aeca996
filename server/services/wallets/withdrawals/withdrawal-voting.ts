// The votes of the venue's people about a withdrawal in review: one each.
import { asc, eq } from 'drizzle-orm';

import type { WithdrawalBook } from '#server/services/wallets/withdrawal-book.ts';
import type { Store } from '#server/store/open-store.ts';
import { withdrawalVotes } from '#server/store/schema/withdrawals.ts';

export function withdrawalVoting(db: Store['db']): Pick<WithdrawalBook, 'vote' | 'votes'> {
  return {
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
