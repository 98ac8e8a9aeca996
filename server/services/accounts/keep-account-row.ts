// Writes down which account of the exchange is whose. The one with the highest number is in use.
import { and, eq, gt, isNull, lt } from 'drizzle-orm';

import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import { exchangeAccounts } from '#server/store/schema/accounts.ts';

type Row = { readonly userId: string; readonly venue: TradingMode; readonly accountId: AccountId };

/** Safe to repeat. Rejects (Error) when the number stands there as somebody else's: it is never handed over. */
export async function keepAccountRow(db: Pick<Store['db'], 'transaction'>, row: Row, nowMs: number): Promise<void> {
  const { userId, venue, accountId } = row;
  await db.transaction(async (step) => {
    const mine = and(eq(exchangeAccounts.userId, userId), eq(exchangeAccounts.venue, venue));
    await step
      .update(exchangeAccounts)
      .set({ retiredAtMs: nowMs })
      .where(and(mine, lt(exchangeAccounts.accountId, accountId), isNull(exchangeAccounts.retiredAtMs)));
    const later = await step.$count(exchangeAccounts, and(mine, gt(exchangeAccounts.accountId, accountId)));
    await step
      .insert(exchangeAccounts)
      .values({ ...row, createdAtMs: nowMs, retiredAtMs: later === 0 ? null : nowMs })
      .onConflictDoNothing();
    const [kept] = await step.select().from(exchangeAccounts).where(eq(exchangeAccounts.accountId, accountId));
    if (kept?.userId !== userId || kept.venue !== venue) throw new Error(`account ${accountId} stands in the database as somebody else's`);
  });
}
