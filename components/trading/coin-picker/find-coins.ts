// Coins that a search finds: by code, then by name; without a search those that one holds stand first.
import type { PickedCoin } from './picked-coin.ts';

export function findCoins<Coin extends PickedCoin>(
  coins: readonly Coin[],
  search: string,
  available: ReadonlyMap<string, string> | null,
): readonly Coin[] {
  const wanted = search.trim().toLowerCase();
  const rank = ({ coin, name }: PickedCoin): number => {
    if (wanted === '') return available?.has(coin) === true ? 0 : 1;
    const code = coin.toLowerCase();
    if (code === wanted) return 0;
    if (code.startsWith(wanted)) return 1;
    if (name.toLowerCase().startsWith(wanted)) return 2;
    return code.includes(wanted) || name.toLowerCase().includes(wanted) ? 3 : 4;
  };
  return coins
    .map((coin) => ({ coin, rank: rank(coin) }))
    .filter((one) => one.rank < 4)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ coin }) => coin);
}
