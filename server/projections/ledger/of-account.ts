// Narrows the entries of the ledger to one of a user's accounts: a wallet, and the coins that it holds of it.
import { and, eq, inArray, type SQL } from 'drizzle-orm';

import { type WalletKindId, walletKinds } from '#lib/contract/accounts/account-kinds.ts';
import type { AssetId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import { ledgerEntries } from '#server/store/schema/ledger-entries.ts';
import type { CoinLines } from '../equity/coin-lines.ts';

/** Undefined lets every account through. */
export function ofAccount(listings: Listings, lines: CoinLines, account: WalletKindId | undefined): SQL | undefined {
  const kind = walletKinds.find(({ id }) => id === account);
  if (kind === undefined) return undefined;
  const codes = new Set([...listings.assets.map(({ code }) => code), ...listings.contracts().map(({ contract }) => contract.margin)]);
  // A line of futures holds those coins of its wallet that it is margined in.
  const ids = [...codes].flatMap((code): AssetId[] => {
    const asset = listings.assetOf(code);
    return asset !== undefined && lines.accountOf(kind.wallet, code).id === account ? [asset.assetId] : [];
  });
  return and(eq(ledgerEntries.wallet, kind.wallet), inArray(ledgerEntries.assetId, ids));
}
