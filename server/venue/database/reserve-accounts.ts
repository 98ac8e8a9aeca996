// Keeps accounts whose owners the database has lost: their numbers are taken, and nobody can log in to them.
import type { AccountId } from '#server/engine/ids.ts';
import type { UserAccountView } from '#server/engine/identity/owner-view.ts';
import { keepAccountRow } from '#server/services/accounts/keep-account-row.ts';
import { user } from '#server/store/schema/identity.ts';

import type { VenueDatabase } from './database-facts.ts';

/** Writes an owner without address and password for each. Answers those whose owner the journal does not know either, with the one made up here. */
export async function reserveAccounts(
  { people, mode }: VenueDatabase,
  lacking: readonly UserAccountView[],
  nowMs: number,
): Promise<readonly { readonly accountId: AccountId; readonly owner: string }[]> {
  const named: { accountId: AccountId; owner: string }[] = [];
  for (const { accountId, owner } of lacking) {
    const id = owner === '' ? `lost-${accountId}` : owner;
    await people
      .insert(user)
      .values({ id, name: `lost-${accountId}`, email: `${accountId}@lost.invalid` })
      .onConflictDoNothing();
    await keepAccountRow(people, { userId: id, venue: mode, accountId }, nowMs);
    if (owner === '') named.push({ accountId, owner: id });
  }
  return named;
}
