// Every user has one account in each venue; it is opened when it is first wanted, or when a start finds that step missing.
import { and, eq, isNull } from 'drizzle-orm';

import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { AccountId } from '#server/engine/command.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Store } from '#server/store/open-store.ts';
import { exchangeAccounts } from '#server/store/schema/accounts.ts';

/** `client` is that of the venue. */
export type EnsureAccount = (
  userId: string,
  venue: TradingMode,
  client: Pick<ExchangeClient, 'submit' | 'accountExists'>,
) => Promise<AccountId>;

/** Remembered users cost nothing; the bound keeps the memory small. */
const mostRemembered = 50_000;

/** The number in use; null: none was ever taken. */
export async function findAccount(db: Store['db'], userId: string, venue: TradingMode): Promise<AccountId | null> {
  const inUse = and(eq(exchangeAccounts.userId, userId), eq(exchangeAccounts.venue, venue), isNull(exchangeAccounts.retiredAtMs));
  const [found] = await db.select({ accountId: exchangeAccounts.accountId }).from(exchangeAccounts).where(inUse);
  return found?.accountId ?? null;
}

/** The number is in use no more: the next one who asks gets another. */
export async function retireAccount(db: Store['db'], accountId: AccountId, nowMs: number): Promise<void> {
  await db.update(exchangeAccounts).set({ retiredAtMs: nowMs }).where(eq(exchangeAccounts.accountId, accountId));
}

/** Safe to repeat and to interrupt: the number is taken once, and the exchange refuses to open it twice. */
export function createEnsureAccount(db: Store['db'], now: () => number): EnsureAccount {
  /** Numbers that are known to be open. */
  const opened = new Set<AccountId>();

  const number = async (userId: string, venue: TradingMode): Promise<AccountId> => {
    const find = () => findAccount(db, userId, venue);
    const known = await find();
    if (known !== null) return known;
    await db.insert(exchangeAccounts).values({ userId, venue, createdAtMs: now() }).onConflictDoNothing();
    const made = await find();
    if (made === null) throw new Error('the account number was not kept');
    return made;
  };

  return async (userId, venue, client) => {
    const accountId = await number(userId, venue);
    if (opened.has(accountId)) return accountId;
    if (!(await client.accountExists(accountId))) {
      const reply = await client.submit({ type: 'open-account', accountId, kind: 'user' });
      if (!reply.ok && reply.reason !== RejectReason.accountExists)
        throw new Error(`the exchange account could not be opened: ${reply.reason}`);
    }
    if (opened.size >= mostRemembered) opened.clear();
    opened.add(accountId);
    return accountId;
  };
}
