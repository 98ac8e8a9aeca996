// The snapshot of who leads and who follows whom.
import type { Account } from '../accounts/account.ts';
import type { AccountId } from '../ids.ts';
import { nothing, type Nothing, type PartImage } from '../snapshots/part-image.ts';
import type { State } from '../state.ts';
import { leadLines, type LeadLine, type Leader } from '../accounts/leader.ts';

/** Nothing, of an account that has never led and follows nobody. */
type OfAccount = {
  readonly leading?: { readonly lines: readonly LeadLine[]; readonly familyIds: readonly AccountId[] };
  readonly followed?: { readonly leaderId: AccountId; readonly line: LeadLine };
};

/** The order of lines and of numbers is part of the format: the same state always gives the same bytes. */
const imageOf = ({ lines, family }: Leader): NonNullable<OfAccount['leading']> => ({
  lines: leadLines.filter((line) => lines.has(line)),
  familyIds: [...family].toSorted((a, b) => a - b),
});

function accountOf({ accounts }: State, accountId: AccountId): Account {
  const account = accounts.get(accountId);
  if (account === undefined) throw new Error(`snapshot has the leader ${accountId} without an account`);
  return account;
}

export const leadingImage: PartImage<Nothing, OfAccount, Nothing> = {
  venue: nothing,
  account: (_, { leader, strategy }) => {
    const followed = strategy?.followed ?? null;
    return {
      ...(leader === null ? {} : { leading: imageOf(leader) }),
      ...(followed === null ? {} : { followed: { leaderId: followed.leader.accountId, line: followed.line } }),
    };
  },
  market: nothing,
  /** Once strategy accounts are there. Refuses (Error) one that follows nobody that has led. */
  restore: (state, { accounts }) => {
    for (const { accountId, leading } of accounts)
      if (leading !== undefined)
        accountOf(state, accountId).leader = { accountId, lines: new Set(leading.lines), family: new Set(leading.familyIds) };
    for (const { accountId, followed } of accounts) {
      if (followed === undefined) continue;
      const { leader } = accountOf(state, followed.leaderId);
      const { strategy } = accountOf(state, accountId);
      if (leader === null || strategy === null) throw new Error(`snapshot has the account ${accountId}, which follows nobody`);
      strategy.followed = { leader, line: followed.line };
    }
  },
};
