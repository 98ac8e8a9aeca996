// The events of accounts that lead and are followed.
import type { AccountId, AssetId } from '../ids.ts';
import type { Units } from '../units.ts';
import type { LeadLine } from '../accounts/leader.ts';

/** With all that is in the wallet of the line at this moment, frozen coins included: from here on, postings tell of every change. */
type LeadingStarted = {
  readonly type: 'leading-started';
  readonly accountId: AccountId;
  readonly line: LeadLine;
  readonly balances: readonly { readonly assetId: AssetId; readonly units: Units }[];
};

type LeadingStopped = { readonly type: 'leading-stopped'; readonly accountId: AccountId; readonly line: LeadLine };

type LeaderFollowed = {
  readonly type: 'leader-followed';
  /** The strategy account, and whose it is. */
  readonly accountId: AccountId;
  readonly ownerId: AccountId;
  readonly leaderId: AccountId;
  readonly line: LeadLine;
};

export type LeadingEvent = LeadingStarted | LeadingStopped | LeaderFollowed;
