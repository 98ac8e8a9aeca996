// The account that acts, as one that may lead: a main account, or of futures a sub-account that was made for it.
import { traderSubAccount } from '#lib/contract/accounts/sub-account.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import type { Applicant } from '#server/services/leaders/leaders.ts';

export function applicantOf({ userId, accountId, mainAccount, traderIdentities, isGuest }: Session): Applicant {
  const isMain = mainAccount === null && !isGuest;
  return {
    userId,
    accountId,
    mainId: mainAccount?.userId ?? userId,
    mayLead: { spot: isMain, futures: isMain || traderIdentities.includes(traderSubAccount) },
  };
}
