// The facts that a venue's database states of itself before a journal is read into it: its owner, and the owners of its accounts.
import { eq, inArray, sql } from 'drizzle-orm';

import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { DatabaseFacts } from '#server/runtime/check-database.ts';
import type { Store } from '#server/store/open-store.ts';
import { exchangeAccounts } from '#server/store/schema/accounts.ts';
import { venueGenesis } from '#server/store/schema/venue.ts';

/** Two halves of a venue's database: its own tables, and those of people, which all venues share. */
export type VenueDatabase = { readonly tables: Store['db']; readonly people: Store['db']; readonly mode: TradingMode };

/** The name of the journal that it belongs to; and the name that was about to be given when a start was cut short. */
type Name = 'identity' | 'proposedIdentity';

export async function readDatabaseFacts({ tables, people, mode }: VenueDatabase, reserve: readonly string[]): Promise<DatabaseFacts> {
  const names: Name[] = ['identity', 'proposedIdentity'];
  const rows = await tables.select().from(venueGenesis).where(inArray(venueGenesis.key, names));
  const known = new Map(rows.map(({ key, value }) => [key, value]));
  const identity = known.get('identity') ?? '';
  const accounts =
    identity === ''
      ? await people.select({ accountId: exchangeAccounts.accountId }).from(exchangeAccounts).where(eq(exchangeAccounts.venue, mode))
      : [];
  return {
    identity,
    proposedIdentity: known.get('proposedIdentity') ?? '',
    accountIds: accounts.map(({ accountId }) => accountId),
    forgetsGuests: mode === 'paper',
    reserve,
  };
}

export async function writeName(tables: Store['db'], key: Name, value: string): Promise<void> {
  await tables
    .insert(venueGenesis)
    .values({ key, value })
    .onConflictDoUpdate({ target: venueGenesis.key, set: { value: sql`excluded.value` } });
}
