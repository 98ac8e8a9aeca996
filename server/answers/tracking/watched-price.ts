// The price that the exits of what copies hold look at: of contracts the mark price, of coins the last one.
import type { Ticker } from '#lib/contract/market.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';

/** Null: there is none yet. */
export type WatchedPriceOf = (market: MarketListing) => string | null;

export const watchedPriceIn =
  (tickers: { ticker(symbol: string): Ticker | null | undefined }): WatchedPriceOf =>
  (market) => {
    const ticker = tickers.ticker(market.symbol);
    return (isContract(market) ? ticker?.contract?.markPrice : ticker?.lastPrice) ?? null;
  };
