// Tells the ticker of one market; a market that never traded is not open yet.
import { getTicker } from '#lib/contract/calls/v1/spot/public/getTickerInfoBySymbolCodeDisplayName.ts';
import { findMarket } from '#server/answers/market/find-market.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveTicker = servePublic(getTicker, ['listings', 'projections'], ({ symbolCodeDisplayName }, { listings, projections }) => {
  const market = findMarket(listings, symbolCodeDisplayName);
  if (market instanceof Refusal) return market;
  return projections.market.ticker(market.symbol) ?? refuse('symbolNotOpen', { symbol: market.symbol });
});
