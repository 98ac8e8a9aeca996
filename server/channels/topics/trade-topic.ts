// A market's tape: the last 50 trades, then the new ones.
import { tradesInSnapshot } from '#lib/contract/channels/trade.ts';
import type { PublicTrade } from '#lib/contract/market.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import type { ChannelReaders } from '../ports.ts';
import type { Topic } from '../topic.ts';

/** The most trades in one batch; a burst of more than that shows its newest. */
const maxPerUpdate = 100;

export function tradeTopic(readers: ChannelReaders, market: MarketListing): Topic {
  let told: readonly PublicTrade[] = [];
  let traded = false;
  return {
    follows: 'market',
    marketId: market.marketId,
    ready: async () => {
      told = readers.publicTrades(market.symbol, tradesInSnapshot).toReversed();
    },
    see: ({ trades }) => {
      traded ||= trades.length > 0;
    },
    snapshot: () => told,
    take: () => {
      if (!traded) return null;
      traded = false;
      const last = Number(told.at(-1)?.tradeId ?? -1);
      const fresh = readers
        .publicTrades(market.symbol, maxPerUpdate)
        .filter((trade) => Number(trade.tradeId) > last)
        .toReversed();
      if (fresh.length === 0) return null;
      told = [...told, ...fresh].slice(-tradesInSnapshot);
      return fresh;
    },
  };
}
