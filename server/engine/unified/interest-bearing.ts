// The part of a unified account's debt in a coin that bears interest.
import type { MarginAccount } from '../accounts/account.ts';
import { crossPart } from '../accounts/risk/risk.ts';
import type { AssetId } from '../ids.ts';
import type { State } from '../state.ts';

/** Units that contracts margined in a coin gain just now (negative: lose). */
export function gainIn({ owner }: MarginAccount, assetId: AssetId): number {
  const holdings = owner.futures?.wallets.get(assetId)?.holdings ?? [];
  return holdings.reduce((sum, holding) => sum + crossPart(holding).equity, 0);
}

/**
 * Debt = |min(balance + unrealised, 0)|, of which min(|min(unrealised, 0)|, the coin's limit) bears no interest. The balance is what is
 * available less what was lent. Source: the venue's rules for unified accounts.
 */
export function interestBearingUnits({ ledger, lending }: State, margin: MarginAccount, assetId: AssetId): number {
  const balance = ledger.cash(margin.account.row, assetId) - (margin.debts.get(assetId)?.principal ?? 0);
  const gain = gainIn(margin, assetId);
  const debt = Math.max(0, -(balance + gain));
  const free = Math.min(Math.max(0, -gain), lending.unified.interestFree.get(assetId) ?? 0);
  return Math.max(0, debt - free);
}
