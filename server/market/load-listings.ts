// The assets and markets of this venue as every room knows them: ids are the places in the list.
import { createListings, type Listings } from '#server/engine/listings.ts';
import { loadMarketData, type MarketData } from './market-data.ts';

/** Refuses (Error naming the market) lists that break the rules of precision. */
export function loadListings(data: MarketData = loadMarketData()): Listings {
  return createListings(
    data.assets.map(({ code, name, decimals }, assetId) => ({ assetId, code, name, decimals })),
    data.markets.map(({ liquidity: _simulated, ...market }, marketId) => ({ marketId, ...market })),
  );
}
