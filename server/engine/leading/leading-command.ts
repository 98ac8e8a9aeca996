// The commands about accounts that lead: others follow them with accounts of their own, which repeat what they trade.
import type { AccountId } from '../ids.ts';
import type { LeadLine } from '../accounts/leader.ts';

/**
 * Lets an account lead a line. Refused while it has orders, plans or positions of that line, and to a unified account. Told again, it
 * brings the family up to date.
 */
export type StartLeading = {
  readonly type: 'start-leading';
  readonly accountId: AccountId;
  readonly line: LeadLine;
  /** The further accounts of the same person, 200 at most: none of them trades with those that follow. */
  readonly familyIds: readonly AccountId[];
};

/** Nobody can follow it in this line any more; those that do are told. */
export type StopLeading = { readonly type: 'stop-leading'; readonly accountId: AccountId; readonly line: LeadLine };

/** Binds a strategy account to a leader, for good and before its first step. Told again, it changes nothing. */
export type FollowLeader = {
  readonly type: 'follow-leader';
  /** The owner of the strategy account. */
  readonly accountId: AccountId;
  readonly strategyId: AccountId;
  readonly leaderId: AccountId;
  readonly line: LeadLine;
};

export type LeadingCommand = StartLeading | StopLeading | FollowLeader;
