// The snapshot of money: balances and debts of spot wallets, arrivals, withdrawals, and the names that moves were given.
import type { Withdrawal } from '../accounts/withdrawal.ts';
import type { AssetId } from '../ids.ts';
import { nothing, type Nothing, type PartImage } from '../snapshots/part-image.ts';
import type { State } from '../state.ts';
import { balancesOf, restoreBalances, type Balance } from './balance-image.ts';

type OfVenue = {
  readonly deposits: readonly string[];
  /** Held ones by name, and the names of those that have ended; only of venues that have had any. */
  readonly withdrawals?: { readonly held: readonly (readonly [string, Withdrawal])[]; readonly ended: readonly string[] };
};

type OfAccount = {
  /** Oldest first; only of accounts that have given any. */
  readonly namedMoves?: readonly (readonly [string, string])[];
  /** [asset, available, frozen], where either is not zero. */
  readonly balances: readonly Balance[];
  /** [asset, units], by asset; only of accounts that owe. */
  readonly debts?: readonly (readonly [AssetId, number])[];
};

function withdrawalsImage({ withdrawals: { held, ended } }: State): Pick<OfVenue, 'withdrawals'> {
  return held.size + ended.size === 0 ? {} : { withdrawals: { held: [...held], ended: [...ended] } };
}

function restoreWithdrawals({ withdrawals }: State, image: NonNullable<OfVenue['withdrawals']>): void {
  for (const [reference, withdrawal] of image.held) withdrawals.hold(reference, withdrawal);
  for (const reference of image.ended) withdrawals.end(reference);
}

export const walletImage: PartImage<OfVenue, OfAccount, Nothing> = {
  venue: (state) => ({ deposits: [...state.deposits], ...withdrawalsImage(state) }),
  account: (state, { row, namedMoves, debts }) => ({
    ...(namedMoves === null ? {} : { namedMoves: [...namedMoves] }),
    balances: balancesOf(state, row),
    ...(debts === null || debts.size === 0 ? {} : { debts: [...debts].toSorted(([a], [b]) => a - b) }),
  }),
  market: nothing,
  restore: (state, { deposits, withdrawals, accounts }) => {
    for (const reference of deposits) state.deposits.add(reference);
    if (withdrawals !== undefined) restoreWithdrawals(state, withdrawals);
    for (const { accountId, namedMoves, balances, debts } of accounts) {
      const account = state.accounts.get(accountId);
      if (account === undefined) throw new Error(`snapshot has money of the unknown account ${accountId}`);
      if (namedMoves !== undefined) account.namedMoves = new Map(namedMoves);
      restoreBalances(state, account.row, balances);
      if (debts !== undefined) account.debts = new Map(debts);
    }
  },
};
