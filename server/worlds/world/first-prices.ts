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
  const priceOf = (coin: string, quote: string): number | null => {
    const found = prices.find((one) => one.coin === coin && one.quote === quote);
    return found === undefined ? null : Number(found.price);
  };
  const ofPair = (coin: string, quote: string): number => {
    const price = priceOf(coin, quote);
    return price === null ? 1 : (price * paths.usdPrice(quote, startMs)) / paths.usdPrice(coin, startMs);
  };
  return {
    ofPair,
    ofMarket: (market) => {
      const price = priceOf(...priceCoins(market));
      if (price === null || market.contract !== undefined) return ofPair(...priceCoins(market));
      // To the tick: a path is rounded before it is scaled.
      return (price * 10 ** market.priceDecimals) / ticksAt(paths, market, startMs);
    },
  };
}
