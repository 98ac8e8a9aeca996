// Tells the rules of one market.
import { getSymbolInfo } from '#lib/contract/calls/v1/mix/public/getSymbolInfo.ts';
import { findMarket } from '#server/http/market/find-market.ts';
import { Refusal } from '#server/http/serving/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { spotMarketOf } from '#server/http/market/spot-market.ts';

export const serveSymbolInfo = servePublic(getSymbolInfo, ['listings', 'projections'], ({ symbolId }, { listings, projections }) => {
  const market = findMarket(listings, symbolId);
  return market instanceof Refusal ? market : spotMarketOf(market, projections.market.stateOf);
});
