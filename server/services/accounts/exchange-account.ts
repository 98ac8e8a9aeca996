// Every user has one account in each venue. The exchange gives its number and knows whose it is; the database is told afterwards.
import { and, eq, isNull, lt, max } from 'drizzle-orm';

import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Store } from '#server/store/open-store.ts';
import { exchangeAccounts } from '#server/store/schema/accounts.ts';
import { keepAccountRow } from './keep-account-row.ts';

export type AccountsClient = Pick<ExchangeClient, 'submit' | 'accountOf'>;

/** `client` is that of the venue. */
export type EnsureAccount = (userId: string, venue: TradingMode, client: AccountsClient) => Promise<AccountId>;

/** Remembered users cost nothing; the bound keeps the memory small. */
const maxRemembered = 50_000;

/** Numbers of play money begin far above those of real money, so that a number alone says which venue it is of. */
const firstPaperNumber = 1_000_000_000;

/** The number in use; null: none was ever taken. */
export async function findAccount(db: Store['db'], userId: string, venue: TradingMode): Promise<AccountId | null> {
  const inUse = and(eq(exchangeAccounts.userId, userId), eq(exchangeAccounts.venue, venue), isNull(exchangeAccounts.retiredAtMs));
  const [found] = await db.select({ accountId: exchangeAccounts.accountId }).from(exchangeAccounts).where(inUse);
  return found?.accountId ?? null;
}

/** The user who has or had an account; null: nobody has. */
export async function findOwner(db: Store['db'], accountId: AccountId, venue: TradingMode): Promise<string | null> {
  const isIt = and(eq(exchangeAccounts.accountId, accountId), eq(exchangeAccounts.venue, venue));
  const [found] = await db.select({ userId: exchangeAccounts.userId }).from(exchangeAccounts).where(isIt);
  return found?.userId ?? null;
}

/** In journals of before, the numbers of both venues are mixed: a new one of real money is above all of those. */
async function firstNumber(db: Store['db'], venue: TradingMode): Promise<AccountId> {
  if (venue === TradingMode.paper) return firstPaperNumber;
  const low = lt(exchangeAccounts.accountId, firstPaperNumber);
  const [row] = await db
    .select({ highest: max(exchangeAccounts.accountId) })
    .from(exchangeAccounts)
    .where(low);
  return (row?.highest ?? 0) + 1;
}

/**
 * Has the exchange open an account for the user, in the place of another one or as the first (0), and writes its number down.
 * Safe to repeat and to interrupt: whoever has one is given its number again. Rejects (Error) when the exchange refuses.
 */
export async function openAccount(
  db: Store['db'],
  who: { readonly userId: string; readonly venue: TradingMode; readonly replaces: AccountId },
  client: AccountsClient,
  nowMs: number,
): Promise<AccountId> {
  const { userId, venue, replaces } = who;
  const reply = await client.submit({ type: 'open-user-account', owner: userId, replaces, firstNumber: await firstNumber(db, venue) });
  if (!reply.ok) throw new Error(`the exchange account could not be opened: ${reply.reason}`);
  if (reply.accountId === undefined) throw new Error('the exchange has opened an account and not said its number');
  await keepAccountRow(db, { userId, venue, accountId: reply.accountId }, nowMs);
  return reply.accountId;
}

/** Told of every account that was opened, before anybody can use it. */
export type OnOpened = (userId: string, venue: TradingMode) => Promise<void>;

/** Opens what is missing on either side. Rejects (Error) where the database names an account that the exchange does not know as the user's. */
export function createEnsureAccount(db: Store['db'], now: () => number, onOpened?: OnOpened): EnsureAccount {
  /** Numbers that are known to be the user's on both sides. */
  const known = new Set<AccountId>();

  return async (userId, venue, client) => {
    const written = await findAccount(db, userId, venue);
    if (written !== null && known.has(written)) return written;
    const held = await client.accountOf(userId);
    // Numbers rise: a lower one in the database is the account before, given up just before a crash.
    if (written !== null && (held === null || held < written))
      throw new Error(`account ${written} stands in the database and is not the user's in the exchange`);
    const accountId = held === null ? await openAccount(db, { userId, venue, replaces: 0 }, client, now()) : held;
    if (accountId !== written) {
      await keepAccountRow(db, { userId, venue, accountId }, now());
      await onOpened?.(userId, venue);
    }
    if (known.size >= maxRemembered) known.clear();
    known.add(accountId);
    return accountId;
  };
}
