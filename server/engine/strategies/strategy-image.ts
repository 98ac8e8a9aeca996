// The snapshot of strategy accounts: whose each is, its name, and the last step that it has taken.
import type { Strategy, Subscription } from '../accounts/account.ts';
import type { AccountId } from '../ids.ts';
import { nothing, type Nothing, type PartImage } from '../snapshots/part-image.ts';
import { keepStrategy } from './open-strategy-account.ts';

/** Nothing, of an account that is nobody else's. */
type OfAccount = {
  readonly strategy?: {
    readonly ownerId: AccountId;
    readonly name: string;
    readonly step: number;
    /** Left out: nobody. */
    readonly subscribers?: readonly (Subscription & { readonly subscriberId: AccountId })[];
  };
};

function imageOf({ owner, name, step, subscribers }: Strategy): NonNullable<OfAccount['strategy']> {
  const plain = { ownerId: owner.accountId, name, step };
  if (subscribers === null) return plain;
  return { ...plain, subscribers: Array.from(subscribers, ([subscriberId, terms]) => ({ subscriberId, ...terms })) };
}

export const strategyImage: PartImage<Nothing, OfAccount, Nothing> = {
  venue: nothing,
  account: (_, { strategy }) => (strategy === null ? {} : { strategy: imageOf(strategy) }),
  market: nothing,
  /** Once accounts are there. Refuses (Error) one of a missing owner. */
  restore: (state, { accounts }) => {
    for (const { accountId, strategy } of accounts) {
      if (strategy === undefined) continue;
      const [account, owner] = [state.accounts.get(accountId), state.accounts.get(strategy.ownerId)];
      if (account === undefined || owner === undefined) throw new Error(`snapshot has the strategy account ${accountId} of nobody`);
      const { subscribers } = strategy;
      const known = subscribers?.map(
        ({ subscriberId, assetId, units, sharePercent }) => [subscriberId, { assetId, units, sharePercent }] as const,
      );
      keepStrategy(state, account, {
        owner,
        name: strategy.name,
        step: strategy.step,
        subscribers: known === undefined ? null : new Map(known),
        // The leaders' own image restores it, once all accounts are there.
        followed: null,
      });
    }
  },
};
