// Tells the best prices of a market.
import { getPlatePrice } from '#lib/contract/calls/v1/mix/public/getPlatePrice.ts';
import { findAnyMarket } from '#server/answers/market/find-market.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const servePlatePrice = servePublic(getPlatePrice, ['listings', 'projections'], ({ symbolId }, { listings, projections }) => {
  const market = findAnyMarket(listings, symbolId);
  if (market instanceof Refusal) return market;
  const book = projections.market.depth(market.symbol, 1);
  return {
    symbol: market.symbol,
    bestBid: book?.bids[0]?.[0] ?? null,
    bestAsk: book?.asks[0]?.[0] ?? null,
    lastPrice: projections.market.ticker(market.symbol)?.lastPrice ?? null,
  };
});
