// A market's order book: the best 100 levels of each side, and exactly what has changed in them.
import { depthChecksum, depthLevels, type DepthBook } from '#lib/contract/channels/depth.ts';
import type { DepthLevel } from '#lib/contract/market.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import type { ChannelReaders } from '../ports.ts';
import type { Topic } from '../topic.ts';

/** Levels that are new or different, then those that are gone, with quantity '0'. */
function difference(before: readonly DepthLevel[], after: readonly DepthLevel[]): DepthLevel[] {
  const known = new Map(before);
  const changed = after.filter(([price, quantity]) => known.get(price) !== quantity);
  for (const [price] of after) known.delete(price);
  return [...changed, ...[...known.keys()].map((price): DepthLevel => [price, '0'])];
}

export function depthTopic(readers: ChannelReaders, market: MarketListing): Topic {
  let told: DepthBook = { bids: [], asks: [] };
  let moved = false;
  const read = (): DepthBook => readers.depth(market.symbol, depthLevels) ?? { bids: [], asks: [] };
  return {
    follows: 'market',
    marketId: market.marketId,
    ready: async () => {
      told = read();
    },
    see: ({ bookMoved }) => {
      moved ||= bookMoved;
    },
    snapshot: () => ({ bids: told.bids, asks: told.asks, checksum: depthChecksum(told) }),
    take: () => {
      if (!moved) return null;
      moved = false;
      const now = read();
      const bids = difference(told.bids, now.bids);
      const asks = difference(told.asks, now.asks);
      told = now;
      return bids.length + asks.length === 0 ? null : { bids, asks, checksum: depthChecksum(now) };
    },
  };
}
