// The user who acts in a session: the one who has opened it, or the sub-account that this user has switched to.
import { traderSubAccount } from '#lib/contract/accounts/sub-account.ts';
import type { Session } from './accounts.ts';
import type { SubAccounts } from './sub-accounts.ts';

type Actor = Pick<Session, 'userId' | 'userName' | 'mainAccount' | 'traderIdentities' | 'isFrozen'>;

/** Asked anew each time whose sub-account it is: what a session says of it alone opens nothing. */
export async function readActor(
  subAccounts: Pick<SubAccounts, 'find'>,
  { id, name }: { readonly id: string; readonly name: string },
  actingAs: string | null | undefined,
): Promise<Actor> {
  const sub = typeof actingAs === 'string' ? await subAccounts.find(id, actingAs) : null;
  if (sub === null) return { userId: id, userName: name, mainAccount: null, traderIdentities: [], isFrozen: false };
  return {
    userId: sub.userId,
    userName: sub.userName,
    mainAccount: { userId: id, userName: name },
    traderIdentities: sub.kind === 'copyFutures' ? [traderSubAccount] : [],
    isFrozen: sub.isFrozen,
  };
}
