// The snapshot of strategy accounts: whose each is, its name, and the last step that it has taken.
import type { AccountId } from '../ids.ts';
import { nothing, type Nothing, type PartImage } from '../snapshots/part-image.ts';
import { keepStrategy } from './open-strategy-account.ts';

/** Nothing, of an account that is nobody else's. */
type OfAccount = { readonly strategy?: { readonly ownerId: AccountId; readonly name: string; readonly step: number } };

export const strategyImage: PartImage<Nothing, OfAccount, Nothing> = {
  venue: nothing,
  account: (_, { strategy }) =>
    strategy === null ? {} : { strategy: { ownerId: strategy.owner.accountId, name: strategy.name, step: strategy.step } },
  market: nothing,
  /** Once accounts are there. Refuses (Error) one of a missing owner. */
  restore: (state, { accounts }) => {
    for (const { accountId, strategy } of accounts) {
      if (strategy === undefined) continue;
      const [account, owner] = [state.accounts.get(accountId), state.accounts.get(strategy.ownerId)];
      if (account === undefined || owner === undefined) throw new Error(`snapshot has the strategy account ${accountId} of nobody`);
      keepStrategy(state, account, owner, strategy.name, strategy.step);
    }
  },
};
