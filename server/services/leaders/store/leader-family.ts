// The family of an account in a venue: the main account and its sub-accounts, as far as they have accounts there.
import { and, eq, inArray, isNull } from 'drizzle-orm';

import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Rows } from './leader-rows.ts';
import type { Family } from './leader-store.ts';
import { exchangeAccounts } from '#server/store/schema/accounts.ts';
import { subAccounts } from '#server/store/schema/sub-accounts.ts';

/** `userId` is the main account or one of its sub-accounts. */
export async function familyOf(db: Rows, userId: string, venue: TradingMode): Promise<Family> {
  const [own] = await db.select({ mainId: subAccounts.mainId }).from(subAccounts).where(eq(subAccounts.userId, userId));
  const mainId = own?.mainId ?? userId;
  const members = await db.select({ userId: subAccounts.userId }).from(subAccounts).where(eq(subAccounts.mainId, mainId));
  const userIds = [mainId, ...members.map((member) => member.userId)];
  const rows = await db
    .select({ accountId: exchangeAccounts.accountId })
    .from(exchangeAccounts)
    .where(and(inArray(exchangeAccounts.userId, userIds), eq(exchangeAccounts.venue, venue), isNull(exchangeAccounts.retiredAtMs)))
    .orderBy(exchangeAccounts.accountId);
  return { userIds, accountIds: rows.map(({ accountId }) => accountId) };
}
