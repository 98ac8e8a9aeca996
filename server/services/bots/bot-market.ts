// A listed market as the deciders of bots see it, and the coin that its bots are told in.
import { marketWithCoins } from '#server/engine/markets/market-with-coins.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { AssetListing, Listings, MarketListing } from '#server/engine/listings.ts';

/** The quote coin, of contracts the margin coin. */
export function toldCoin(listings: Listings, market: MarketListing): AssetListing {
  const code = isContract(market) ? market.contract.margin : market.quote;
  const asset = listings.assetOf(code);
  if (asset === undefined) throw new Error(`${market.symbol} has no coin ${code}`);
  return asset;
}

export function toBotMarket(listings: Listings, { marketId, symbol }: MarketListing): BotMarket {
  const market = marketWithCoins(listings, marketId);
  if (market === null) throw new Error(`${symbol} is not listed`);
  return market;
}
