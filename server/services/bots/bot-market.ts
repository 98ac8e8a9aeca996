// A listed market as the deciders of bots see it.
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { AssetListing, Listings, MarketListing } from '#server/engine/listings.ts';

const coinOf = ({ assetId, code, decimals }: AssetListing): BotMarket['base'] => ({ assetId, code, decimals });

/** The coin that a bot is told in: the quote coin, of contracts the margin coin. */
export function toldCoin(listings: Listings, market: MarketListing): AssetListing {
  const code = isContract(market) ? market.contract.margin : market.quote;
  const asset = listings.assetOf(code);
  if (asset === undefined) throw new Error(`${market.symbol} has no coin ${code}`);
  return asset;
}

export function toBotMarket(listings: Listings, market: MarketListing): BotMarket {
  const rules = listings.rules(market);
  const { marketId, symbol, priceDecimals, quantityDecimals } = market;
  const quote = coinOf(toldCoin(listings, market));
  return { marketId, symbol, rules, priceDecimals, quantityDecimals, base: coinOf(listings.asset(rules.baseAssetId)), quote };
}
