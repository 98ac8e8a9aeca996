// The views of accounts that lead.
import type { AccountId } from '../ids.ts';
import { perAccount, view } from '../view.ts';
import { leadLines, type LeadLine } from '../accounts/leader.ts';

type LeaderView = { readonly lines: readonly LeadLine[]; readonly familyIds: readonly AccountId[] };
type FollowedView = { readonly leaderId: AccountId; readonly line: LeadLine };

export const leadingViews = {
  /** Null: it has never led. Without a line it has led. */
  leaderOf: view(({ state }, accountId: AccountId): LeaderView | null => {
    const leader = state.accounts.get(accountId)?.leader ?? null;
    if (leader === null) return null;
    return { lines: leadLines.filter((line) => leader.lines.has(line)), familyIds: [...leader.family].toSorted((a, b) => a - b) };
  }, perAccount),
  /** The leader that a strategy account follows; null: none. */
  followedBy: view(({ state }, strategyId: AccountId): FollowedView | null => {
    const followed = state.accounts.get(strategyId)?.strategy?.followed ?? null;
    return followed === null ? null : { leaderId: followed.leader.accountId, line: followed.line };
  }, perAccount),
};
