// The markets that somebody means who types a few letters.
import type { SpotMarket } from '#lib/contract/market.ts';

/** 0: begins with it; 1: has it somewhere; null: not meant. Slashes, dashes and spaces do not matter. */
function rank(market: SpotMarket, wanted: string): number | null {
  if (market.symbol.startsWith(wanted)) return 0;
  return market.symbol.includes(wanted) ? 1 : null;
}

/** Best matches first, otherwise in the exchange's own order. An empty quote coin is every quote coin. */
export function findMarkets<Market extends SpotMarket>(markets: readonly Market[], search: string, quoteCoin: string): readonly Market[] {
  const wanted = search.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return markets
    .filter((market) => quoteCoin === '' || market.quoteCoin === quoteCoin)
    .map((market) => ({ market, rank: rank(market, wanted) }))
    .filter(({ rank: place }) => place !== null)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ market }) => market);
}
