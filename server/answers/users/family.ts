// Finds the accounts of a family: a main account's own, and those of its sub-accounts.
import type { Accounts, Session } from '#server/services/accounts/accounts.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';

/** Refuses whoever is neither the session's user nor a sub-account of it. */
export async function findMember(
  { subAccounts }: Pick<Accounts, 'subAccounts'>,
  session: Session,
  userId: string,
): Promise<{ readonly userId: string } | Refusal> {
  if (userId === session.userId || userId === session.mainAccount?.userId) return { userId };
  if (session.mainAccount !== null) return refuse('unknownSubAccount');
  return (await subAccounts.find(session.userId, userId)) ?? refuse('unknownSubAccount');
}
