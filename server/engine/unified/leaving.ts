// Coins on their way out of a unified account, which back nothing any more: the count goes up with a withdrawal, and down at its end.
import type { Account } from '../accounts/account.ts';
import type { AssetId } from '../ids.ts';
import type { State } from '../state.ts';
import { markDirty } from './mark-dirty.ts';

export function noteLeaving(state: State, account: Account, assetId: AssetId, change: number): void {
  if (account.unified === null) return;
  const { leaving } = account.unified;
  const left = (leaving.get(assetId) ?? 0) + change;
  if (left === 0) leaving.delete(assetId);
  else leaving.set(assetId, left);
  markDirty(state, account);
}
