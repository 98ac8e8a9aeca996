// Every user has one account in the exchange; it is opened at registration, or when a start finds that step missing.
import { eq } from 'drizzle-orm';

import type { AccountId } from '#server/engine/command.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Store } from '#server/store/open-store.ts';
import { exchangeAccounts } from '#server/store/schema/accounts.ts';

export type EnsureAccount = (userId: string) => Promise<AccountId>;

/** Remembered users cost nothing; the bound keeps the memory small. */
const mostRemembered = 50_000;

/** Safe to repeat and to interrupt: the number is taken once, and the exchange refuses to open it twice. */
export function createEnsureAccount(
  db: Store['db'],
  client: Pick<ExchangeClient, 'submit' | 'accountExists'>,
  now: () => number,
): EnsureAccount {
  const opened = new Map<string, AccountId>();

  const number = async (userId: string): Promise<AccountId> => {
    const find = () =>
      db.select({ accountId: exchangeAccounts.accountId }).from(exchangeAccounts).where(eq(exchangeAccounts.userId, userId));
    const [known] = await find();
    if (known !== undefined) return known.accountId;
    await db.insert(exchangeAccounts).values({ userId, createdAtMs: now() }).onConflictDoNothing({ target: exchangeAccounts.userId });
    const [made] = await find();
    if (made === undefined) throw new Error('the account number was not kept');
    return made.accountId;
  };

  const open = async (accountId: AccountId): Promise<void> => {
    const reply = await client.submit({ type: 'open-account', accountId, kind: 'user' });
    if (reply.ok || reply.reason === RejectReason.accountExists) return;
    throw new Error(`the exchange account could not be opened: ${reply.reason}`);
  };

  return async (userId) => {
    const remembered = opened.get(userId);
    if (remembered !== undefined) return remembered;
    const accountId = await number(userId);
    if (!(await client.accountExists(accountId))) await open(accountId);
    if (opened.size >= mostRemembered) opened.clear();
    opened.set(userId, accountId);
    return accountId;
  };
}
