// The tickers of spot, or of a line of contracts: those whose price, volume, mark price or funding moved.
import type { Ticker } from '#lib/contract/market.ts';
import type { MarketListing } from '#server/engine/listings.ts';
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
  a.quoteVolume === b.quoteVolume &&
  a.contract?.markPrice === b.contract?.markPrice &&
  a.contract?.fundingRate === b.contract?.fundingRate &&
  a.contract?.openInterest === b.contract?.openInterest;

/** Takes between two looks at every market: a 24-hour window moves on without a trade, too. One minute. */
const lookEvery = 120;
/** The mark price of a contract moves every second, with or without a trade. */
const lookAtContractsEvery = 2;

/** `marketsNow`: those of the line, which may be listed and end while somebody looks. */
export function tickersTopic(readers: Pick<ChannelReaders, 'ticker'>, marketsNow: () => readonly MarketListing[]): Topic {
  const told = new Map<string, Ticker>();
  const traded = new Set<string>();
  let takes = 0;
  const symbols = new Map<number, string>();
  return {
    follows: 'markets',
    ready: async () => {
      for (const { marketId, symbol } of marketsNow()) {
        symbols.set(marketId, symbol);
        const ticker = readers.ticker(symbol);
        if (ticker !== null) told.set(symbol, ticker);
      }
    },
    see: (markets) => {
      for (const [marketId, { trades }] of markets) {
        const symbol = symbols.get(marketId);
        if (trades.length > 0 && symbol !== undefined) traded.add(symbol);
      }
    },
    snapshot: () => [...told.values()],
    take: () => {
      const changed: Ticker[] = [];
      takes += 1;
      for (const { marketId, symbol, contract } of takes % lookAtContractsEvery === 0 ? marketsNow() : []) {
        symbols.set(marketId, symbol);
        if (contract !== undefined || takes % lookEvery === 0) traded.add(symbol);
      }
      for (const symbol of traded) {
        const ticker = readers.ticker(symbol);
        if (ticker === null || sameNews(told.get(symbol), ticker)) continue;
        told.set(symbol, ticker);
        changed.push(ticker);
      }
      traded.clear();
      return changed.length === 0 ? null : changed;
    },
  };
}
