// The part of the core about accounts that lead and the accounts that follow them.
import { type LeadLine, leadLines } from '../accounts/leader.ts';
import type { AccountId } from '../ids.ts';
import type { Part } from '../part.ts';
import { perAccount, view } from '../view.ts';
import { brokenLeading } from './broken-leading.ts';
import type { LeadingCommand } from './leading-command.ts';
import { leadingCommands } from './leading-commands.ts';
import { leadingImage } from './leading-image.ts';

type LeaderView = { readonly lines: readonly LeadLine[]; readonly familyIds: readonly AccountId[] };
type FollowedView = { readonly leaderId: AccountId; readonly line: LeadLine };

/** The views of accounts that lead. */
const leadingViews = {
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

export const leadingPart = {
  commands: leadingCommands,
  image: leadingImage,
  invariants: [brokenLeading],
  views: leadingViews,
  due: null,
} satisfies Part<LeadingCommand>;
