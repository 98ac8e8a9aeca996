// The margin wallet and the coin that a request means.
import type { MarginMode } from '#lib/contract/margin.ts';
import { Wallet } from '#lib/contract/enums.ts';
import { everyMarket } from '#server/engine/ids.ts';
import type { MarginWalletName } from '#server/engine/lending/margin-command.ts';
import type { AssetListing, Listings } from '#server/engine/listings.ts';
import { findMarket } from '../market/find-market.ts';
import { refuse, Refusal, refuseField } from '../refusal/refusal.ts';

type Meant = { readonly marginMode: MarginMode; readonly symbolId?: string | undefined };

/** An isolated wallet is named by its market. */
export function findMarginWallet(listings: Listings, accountId: number, { marginMode, symbolId }: Meant): MarginWalletName | Refusal {
  if (marginMode === Wallet.cross) return { accountId, wallet: Wallet.cross, marketId: everyMarket };
  if (symbolId === undefined) return refuseField('symbolId', 'is missing');
  const market = findMarket(listings, symbolId);
  return market instanceof Refusal ? market : { accountId, wallet: Wallet.isolated, marketId: market.marketId };
}

export const findCoin = (listings: Listings, coin: string): AssetListing | Refusal =>
  listings.assetOf(coin) ?? refuse('unknownCoin', { coin });
