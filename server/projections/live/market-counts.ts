// Counts what waits in each market.
import type { MarketId } from '#server/engine/ids.ts';

export type MarketCounts = {
  add(marketId: MarketId): void;
  remove(marketId: MarketId): void;
  /** Those in which anything waits. */
  markets(): Iterable<MarketId>;
};

export function createMarketCounts(): MarketCounts {
  const counts = new Map<MarketId, number>();
  return {
    add: (marketId) => void counts.set(marketId, (counts.get(marketId) ?? 0) + 1),
    remove: (marketId) => {
      const left = (counts.get(marketId) ?? 0) - 1;
      if (left > 0) counts.set(marketId, left);
      else counts.delete(marketId);
    },
    markets: () => counts.keys(),
  };
}
