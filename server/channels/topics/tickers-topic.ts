// The tickers of all spot markets: those whose price or volume moved.
import type { Ticker } from '#lib/contract/market.ts';
import type { MarketId } from '#server/engine/command.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { ChannelReaders } from '../ports.ts';
import type { Topic } from '../topic.ts';

/** Best bid and ask and the index travel along but are no news by themselves: the book's own channel tells those, and trades follow the index. */
const sameNews = (a: Ticker | undefined, b: Ticker): boolean =>
  a !== undefined &&
  a.lastPrice === b.lastPrice &&
  a.changeRate === b.changeRate &&
  a.highPrice === b.highPrice &&
  a.lowPrice === b.lowPrice &&
  a.baseVolume === b.baseVolume &&
  a.quoteVolume === b.quoteVolume;

/** Takes between two looks at every market: a 24-hour window moves on without a trade, too. One minute. */
const lookEvery = 120;

export function tickersTopic(readers: ChannelReaders, listings: Listings): Topic {
  const told = new Map<string, Ticker>();
  const traded = new Set<MarketId>();
  let takes = 0;
  return {
    follows: 'markets',
    ready: async () => {
      for (const ticker of readers.tickers()) told.set(ticker.symbol, ticker);
    },
    see: (markets) => {
      for (const [marketId, { trades }] of markets) if (trades.length > 0) traded.add(marketId);
    },
    snapshot: () => [...told.values()],
    take: () => {
      const changed: Ticker[] = [];
      takes += 1;
      if (takes % lookEvery === 0) for (const { marketId } of listings.markets) traded.add(marketId);
      for (const marketId of traded) {
        const ticker = readers.ticker(listings.market(marketId).symbol);
        if (ticker === null || sameNews(told.get(ticker.symbol), ticker)) continue;
        told.set(ticker.symbol, ticker);
        changed.push(ticker);
      }
      traded.clear();
      return changed.length === 0 ? null : changed;
    },
  };
}
