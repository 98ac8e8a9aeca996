// The terms on which a leader is followed, as whoever keeps the leaders of a venue tells them.
import type { LeadLine } from '#server/engine/accounts/leader.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';

export type LeaderTerms = {
  /** Of the profit of each copy. */
  readonly sharePercent: number;
  /** People who may copy at a time. */
  readonly maxCopiers: number;
  /** False: nobody new is taken. */
  readonly isOpen: boolean;
};

/** Null: the account does not lead the line. */
export type LeaderTermsOf = (accountId: AccountId, line: LeadLine) => Promise<LeaderTerms | null>;

/** Whoever the core knows as a leader, for nothing and without a limit. */
export const coreLeaderTerms =
  (client: Pick<ExchangeClient, 'leaderOf'>): LeaderTermsOf =>
  async (accountId, line) => {
    const leader = await client.leaderOf(accountId);
    const leads = leader?.lines.includes(line) === true;
    return leads ? { sharePercent: 0, maxCopiers: Number.POSITIVE_INFINITY, isOpen: true } : null;
  };
