// Shows the latest trades of a market.
import { getTrades } from '#lib/contract/calls/v1/spot/market/trades.ts';
import { findMarket } from '#server/http/find-market.ts';
import { Refusal } from '#server/http/refusal.ts';
import { servePublic } from '#server/http/serve.ts';

export const serveTrades = servePublic(getTrades, ({ symbolId, limit }, { listings, projections }) => {
  const market = findMarket(listings, symbolId);
  return market instanceof Refusal ? market : { trades: [...projections.publicTrades(market.symbol, limit)] };
});
