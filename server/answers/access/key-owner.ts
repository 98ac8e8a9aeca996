// The account that keys of programs are of: the session's own, or a sub-account of it, in the session's world.
import type { Accounts, Session } from '#server/services/accounts/accounts.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';

type KeyOwner = Pick<Session, 'userId' | 'mode'>;

/** `subUserId` left out: the session's own. */
export async function keyOwner(
  { userId, mode }: KeyOwner,
  subUserId: string | undefined,
  accounts: Pick<Accounts, 'subAccounts'>,
): Promise<KeyOwner | Refusal> {
  if (subUserId === undefined) return { userId, mode };
  const sub = await accounts.subAccounts.find(userId, subUserId);
  return sub === null ? refuse('unknownSubAccount') : { userId: sub.userId, mode };
}
