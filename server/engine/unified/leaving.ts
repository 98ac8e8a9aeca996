// What of a unified account is on its way out stands behind nothing any more: counted as it leaves, and as it does not.
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
