// The check of a trade against the margin of a unified account.
import type { Account, MarginAccount } from '../accounts/account.ts';
import type { AssetId } from '../ids.ts';
import { borrowerOf } from '../lending/margin-account.ts';
import { marginRisk, type Change } from '../lending/margin-risk.ts';
import { RejectReason } from '../reject.ts';
import type { State } from '../state.ts';
import { withdrawable } from './withdrawable.ts';

/** True if a trade takes so much collateral that the debts and contracts that are left would not be accepted any more. */
export function wouldBreachMargin(state: State, margin: MarginAccount, changes: readonly Change[]): boolean {
  const [now, after] = [marginRisk(state, margin), marginRisk(state, margin, changes)];
  return after.equity < after.initial && after.equity < now.equity;
}

/** Why a unified account cannot give one coin for another; null when it can, and for accounts that are not. */
export function refuseSwap(
  state: State,
  account: Account,
  given: { readonly assetId: AssetId; readonly units: number },
  taken: { readonly assetId: AssetId; readonly units: number },
): RejectReason | null {
  const isAlone = account.futures?.pool?.shares(given.assetId) === false;
  if (isAlone && given.units > withdrawable(state, account, given.assetId)) return RejectReason.insufficientBalance;
  const margin = borrowerOf(account);
  if (margin === null) return null;
  const changes = [
    { assetId: given.assetId, held: -given.units, owed: 0 },
    { assetId: taken.assetId, held: taken.units, owed: 0 },
  ];
  return wouldBreachMargin(state, margin, changes) ? RejectReason.marginNotEnough : null;
}
