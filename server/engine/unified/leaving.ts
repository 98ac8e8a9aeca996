// Coins on their way out of a unified account, which back nothing any more: the count goes up when they are held, and down at the end of that.
import type { Account } from '../accounts/account.ts';
import type { AssetId } from '../ids.ts';

export function noteLeaving(account: Account, assetId: AssetId, change: number): void {
  if (account.unified === null) return;
  const { leaving } = account.unified;
  leaving.set(assetId, (leaving.get(assetId) ?? 0) + change);
}
