// A market with its rules and coins, out of the listings: as those know it who read the journal apart from them.
import type { AssetId, MarketId } from '../ids.ts';
import type { Listings, MarketListing } from '../listings.ts';
import type { MarketRules } from './market-rules.ts';

type Coin = { readonly assetId: AssetId; readonly code: string; readonly decimals: number };

export type MarketWithCoins = {
  readonly marketId: MarketId;
  readonly symbol: string;
  readonly rules: MarketRules;
  readonly priceDecimals: number;
  readonly quantityDecimals: number;
  readonly base: Coin;
  /** The margin coin where the market is a contract. */
  readonly quote: Coin;
};

const coinOf = (listings: Listings, code: string): Coin | null => {
  const coin = listings.assetOf(code);
  return coin === undefined ? null : { assetId: coin.assetId, code: coin.code, decimals: coin.decimals };
};

const listed = (listings: Listings): readonly MarketListing[] => [...listings.markets, ...listings.contracts()];

/** Null: a coin of it is not listed. */
function describe(listings: Listings, market: MarketListing): MarketWithCoins | null {
  const base = coinOf(listings, market.base);
  const quote = coinOf(listings, market.contract?.margin ?? market.quote);
  if (base === null || quote === null) return null;
  const { marketId, symbol, priceDecimals, quantityDecimals } = market;
  return { marketId, symbol, rules: listings.rules(market), priceDecimals, quantityDecimals, base, quote };
}

/** Null: it is not listed. */
export function marketWithCoins(listings: Listings, marketId: number): MarketWithCoins | null {
  const market = listed(listings).find((one) => one.marketId === marketId);
  return market === undefined ? null : describe(listings, market);
}

export const marketsWithCoins = (listings: Listings): readonly MarketWithCoins[] =>
  listed(listings).flatMap((market) => describe(listings, market) ?? []);
