// The assets and markets of this venue as every room knows them: ids are the places in the list.
import { createListings, type Listings } from '#server/engine/listings.ts';
import { listedMsOf } from './listed.ts';
import { loadMarketData, type MarketData } from './market-data.ts';

/** Refuses (Error naming the market) lists that break the rules of precision. */
export function loadListings(data: MarketData = loadMarketData(), openedMs = 0): Listings {
  return createListings(
    data.assets.map(({ code, name, decimals }, assetId) => ({ assetId, code, name, decimals })),
    data.markets.map(({ liquidity: _simulated, listed, ...market }, marketId) => ({
      marketId,
      listedMs: listedMsOf(listed, openedMs),
      ...market,
    })),
  );
}
