// The destination of a withdrawal: coin, network, an address of that network, and a memo where it has one.
import { hasWrongCapitals, isAddress, plainAddress } from '#server/services/wallets/addresses/is-address.ts';
import type { CoinListing, CoinNetwork } from '#server/services/wallets/coin-listing.ts';
import type { Wallets } from '#server/services/wallets/wallets.ts';
import { isMemo } from '#server/services/wallets/withdrawal-terms.ts';
import { findNetwork } from './find-network.ts';
import { refuse, Refusal } from '../refusal/refusal.ts';

export type Place = { readonly coin: CoinListing; readonly network: CoinNetwork; readonly address: string; readonly memo: string };
type Asked = { readonly coin: string; readonly network: string; readonly address: string; readonly memo?: string | undefined };

export function findPlace(wallets: Wallets, { coin, network, address, memo = '' }: Asked): Place | Refusal {
  const found = findNetwork(wallets, coin, network);
  if (found instanceof Refusal) return found;
  const style = found.network.addressStyle;
  if (hasWrongCapitals(style, address.trim())) return refuse('addressChecksum', { network: found.network.network });
  const plain = plainAddress(style, address);
  if (!isAddress(style, plain)) return refuse('invalidAddress', { network: found.network.network });
  if (!isMemo(found.network, memo)) return refuse('invalidMemo', { network: found.network.network });
  return { ...found, address: plain, memo };
}
