// Tells the rules of one market.
import { getSymbolInfo } from '#lib/contract/calls/v1/mix/public/getSymbolInfo.ts';
import { findMarket } from '#server/http/find-market.ts';
import { Refusal } from '#server/http/refusal.ts';
import { servePublic } from '#server/http/serve.ts';
import { spotMarketOf } from '#server/http/spot-market.ts';

export const serveSymbolInfo = servePublic(getSymbolInfo, ({ symbolId }, { listings, projections }) => {
  const market = findMarket(listings, symbolId);
  return market instanceof Refusal ? market : spotMarketOf(market, projections.marketState);
});
