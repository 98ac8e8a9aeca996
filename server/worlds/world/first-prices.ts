// The prices that a world begins with, beside those of its seed: all that follows is scaled by them.
import type { MarketListing } from '#server/engine/listings.ts';
import { ticksAt } from '#server/market/paths/made-up-minutes.ts';
import { priceCoins } from '#server/market/paths/price-coins.ts';
import type { PricePaths } from '#server/market/paths/price-path.ts';
import type { WorldGenesis } from './genesis.ts';

/** By how much prices depart from their paths; 1: as the seed says. A contract departs as its index does. */
export type FirstPrices = {
  ofPair(coin: string, quote: string): number;
  ofMarket(market: MarketListing): number;
};

export function firstPrices({ startMs, prices = [] }: Pick<WorldGenesis, 'startMs' | 'prices'>, paths: PricePaths): FirstPrices {
  const begins = new Map(
    prices.map(({ coin, quote, price }) => {
      const path = paths.usdPrice(coin, startMs) / paths.usdPrice(quote, startMs);
      return [`${coin}/${quote}`, { price: Number(price), scale: Number(price) / path }];
    }),
  );
  const ofPair = (coin: string, quote: string): number => begins.get(`${coin}/${quote}`)?.scale ?? 1;
  return {
    ofPair,
    ofMarket: (market) => {
      const [coin, quote] = priceCoins(market);
      const begun = begins.get(`${coin}/${quote}`);
      if (begun === undefined || market.contract !== undefined) return ofPair(coin, quote);
      // To the tick: a path is rounded before it is scaled.
      return (begun.price * 10 ** market.priceDecimals) / ticksAt(paths, market, startMs);
    },
  };
}
