// The networks whose address a text is: those of the coin itself before all others, a few at most.
import { isAddress, plainAddress } from '#server/services/wallets/addresses/is-address.ts';
import type { CoinNetwork } from '#server/services/wallets/coin-listing.ts';

const most = 3;

export function networksLike(text: string, own: readonly CoinNetwork[], others: readonly CoinNetwork[]): string[] {
  const fits = new Map<CoinNetwork['addressStyle'], boolean>();
  const isOf = ({ addressStyle: style }: CoinNetwork): boolean => {
    const known = fits.get(style) ?? isAddress(style, plainAddress(style, text));
    fits.set(style, known);
    return known;
  };
  const among = (networks: readonly CoinNetwork[]): string[] => [...new Set(networks.filter(isOf).map(({ network }) => network))];
  const ofCoin = among(own);
  return (ofCoin.length > 0 ? ofCoin : among(others)).slice(0, most);
}
