// The sub-account of a user in which the funded-trader programme is traded, and who a session takes part as.
import type { Accounts, Session } from '#server/services/accounts/accounts.ts';
import type { FamilyMember } from '#server/services/accounts/sub-accounts.ts';

type Needed = { readonly accounts: Pick<Accounts, 'subAccounts'> };

/** Main accounts take part; what a sub-account asks is about its main account. */
export const participantOf = ({ mainAccount, userId }: Session): string => mainAccount?.userId ?? userId;

/** Null: none was opened. */
export async function programmeAccountOf(participant: string, { accounts }: Needed): Promise<FamilyMember | null> {
  return (await accounts.subAccounts.list(participant)).find(({ kind }) => kind === 'traderPro') ?? null;
}

/** True for the main account and for this account itself: another sub-account of the same user changes nothing of it. */
export const actsFor = (session: Session, account: FamilyMember): boolean =>
  session.mainAccount === null || session.userId === account.userId;

/** True if the session acts in it. */
export async function isProgrammeAccount({ mainAccount, userId }: Session, { accounts }: Needed): Promise<boolean> {
  if (mainAccount === null) return false;
  return (await accounts.subAccounts.find(mainAccount.userId, userId))?.kind === 'traderPro';
}
