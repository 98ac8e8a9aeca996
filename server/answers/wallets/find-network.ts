// The coin and the network a request means.
import { type CoinListing, type CoinNetwork, networkOf } from '#server/services/wallets/coin-listing.ts';
import type { Wallets } from '#server/services/wallets/wallets.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';

export function findNetwork(
  wallets: Wallets,
  coin: string,
  network: string,
): { readonly coin: CoinListing; readonly network: CoinNetwork } | Refusal {
  const listing = wallets.coin(coin);
  if (listing === undefined) return refuse('unknownCoin', { coin });
  const found = networkOf(listing, network);
  return found === undefined ? refuse('unknownNetwork', { coin, network }) : { coin: listing, network: found };
}
