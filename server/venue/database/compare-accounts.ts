// Holds every account of a journal against the rows of its database, page by page.
import { and, count, eq, inArray } from 'drizzle-orm';

import type { AccountId } from '#server/engine/ids.ts';
import type { UserAccountView } from '#server/engine/identity/owner-view.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { exchangeAccounts } from '#server/store/schema/accounts.ts';
import { user } from '#server/store/schema/identity.ts';
import { keepAccountRow } from '#server/services/accounts/keep-account-row.ts';

import type { VenueDatabase } from './database-facts.ts';

type Owned = { readonly accountId: AccountId; readonly owner: string };

export type Comparison = {
  /** Rows of the venue. */
  readonly rows: number;
  /** Accounts of the journal without a row, whose owners the database does not know either. */
  readonly lacking: readonly UserAccountView[];
  /** Accounts that have no owner in the journal and have one in the database. */
  readonly unnamed: readonly Owned[];
  /** Accounts that belong to different people on the two sides. */
  readonly strangers: readonly AccountId[];
  /** Rows of accounts that the journal does not have. */
  readonly unknown: readonly Owned[];
};

const pageSize = 5000;

type Sorted = { lacking: UserAccountView[]; unnamed: Owned[]; strangers: AccountId[]; seen: Set<AccountId> };

async function comparePage(page: readonly UserAccountView[], { people, mode }: VenueDatabase, into: Sorted): Promise<void> {
  const inPage = inArray(
    exchangeAccounts.accountId,
    page.map(({ accountId }) => accountId),
  );
  const rows = await people
    .select()
    .from(exchangeAccounts)
    .where(and(inPage, eq(exchangeAccounts.venue, mode)));
  const byNumber = new Map(rows.map((row) => [row.accountId, row]));
  const withoutRow: UserAccountView[] = [];
  for (const account of page) {
    const row = byNumber.get(account.accountId);
    if (row === undefined) {
      withoutRow.push(account);
      continue;
    }
    into.seen.add(account.accountId);
    // An account of a guest who was forgotten is nobody's in the database, whoever it was in the journal.
    if (row.userId === null || row.userId === account.owner) continue;
    if (account.owner === '') into.unnamed.push({ accountId: account.accountId, owner: row.userId });
    else into.strangers.push(account.accountId);
  }
  if (withoutRow.length === 0) return;
  const owners = withoutRow.map(({ owner }) => owner);
  const people_ = await people.select({ id: user.id }).from(user).where(inArray(user.id, owners));
  const known = new Set(people_.map(({ id }) => id));
  for (const account of withoutRow) {
    if (!known.has(account.owner)) {
      into.lacking.push(account);
      continue;
    }
    // The power went, or the database was copied, between the exchange's answer and the row.
    await keepAccountRow(people, { userId: account.owner, venue: mode, accountId: account.accountId }, Date.now());
    into.seen.add(account.accountId);
  }
}

/** An account whose opening was only cut short (the owner is there, the row is not) is completed on the way. */
export async function compareAccounts(client: Pick<ExchangeClient, 'userAccounts'>, database: VenueDatabase): Promise<Comparison> {
  const { people, mode } = database;
  const sorted: Sorted = { lacking: [], unnamed: [], strangers: [], seen: new Set() };
  for (let skip = 0; ; skip += pageSize) {
    const page = await client.userAccounts(skip, pageSize);
    if (page.length > 0) await comparePage(page, database, sorted);
    if (page.length < pageSize) break;
  }
  const { seen, ...found } = sorted;
  const [counted] = await people.select({ rows: count() }).from(exchangeAccounts).where(eq(exchangeAccounts.venue, mode));
  const rows = counted?.rows ?? 0;
  if (rows === seen.size) return { ...found, rows, unknown: [] };
  const all = await people
    .select({ accountId: exchangeAccounts.accountId, userId: exchangeAccounts.userId })
    .from(exchangeAccounts)
    .where(eq(exchangeAccounts.venue, mode));
  const unknown = all.filter(({ accountId }) => !seen.has(accountId)).map(({ accountId, userId }) => ({ accountId, owner: userId ?? '' }));
  return { ...found, rows, unknown };
}
