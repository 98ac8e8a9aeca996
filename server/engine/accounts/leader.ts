// An account that others follow, with the accounts that never trade with those that do.
import type { AccountId } from '../ids.ts';

export const leadLines = ['spot', 'futures'] as const;
/** The wallet with which it trades what others repeat. */
export type LeadLine = (typeof leadLines)[number];

export type Leader = {
  readonly accountId: AccountId;
  /** The lines that it leads now; empty: it has led. */
  readonly lines: Set<LeadLine>;
  /** Its own number and those of the same person's further accounts. */
  family: ReadonlySet<AccountId>;
};

/** The leader that a strategy account follows, and in which line. */
export type Followed = { readonly leader: Leader; readonly line: LeadLine };
