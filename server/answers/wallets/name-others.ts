// Says who is on the other side of movements: one's own family by name, anybody else by id.
import type { Movement } from '#lib/contract/history/movement.ts';
import type { AccountMovement } from '#server/projections/ledger/movement-row.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import type { SharedRooms } from '../rooms.ts';

export async function nameOthers(
  accountOwners: SharedRooms['accountOwners'],
  { userId, mainAccount }: Pick<Session, 'userId' | 'mainAccount'>,
  rows: readonly AccountMovement[],
): Promise<readonly Movement[]> {
  const numbers = rows.flatMap(({ otherAccountId }) => (otherAccountId === null ? [] : [otherAccountId]));
  const owners = await accountOwners(mainAccount?.userId ?? userId, [...new Set(numbers)]);
  return rows.map(({ otherAccountId, ...row }) => ({
    ...row,
    otherUser: otherAccountId === null ? null : (owners.get(otherAccountId) ?? null),
  }));
}
