// Says who is on the other side of movements: one's own family by name, anybody else by id.
import type { Movement } from '#lib/contract/history/movement.ts';
import type { AccountMovement } from '#server/projections/ledger/movement-row.ts';
import type { Accounts, Session } from '#server/services/accounts/accounts.ts';

export async function nameOthers(
  { subAccounts }: Pick<Accounts, 'subAccounts'>,
  { userId, mainAccount }: Pick<Session, 'userId' | 'mainAccount'>,
  rows: readonly AccountMovement[],
): Promise<readonly Movement[]> {
  const numbers = rows.flatMap(({ otherAccountId }) => (otherAccountId === null ? [] : [otherAccountId]));
  const owners = await subAccounts.owners(mainAccount?.userId ?? userId, [...new Set(numbers)]);
  return rows.map(({ otherAccountId, ...row }) => ({
    ...row,
    otherUser: otherAccountId === null ? null : (owners.get(otherAccountId) ?? null),
  }));
}
