// Tells the rules of one market.
import { getSymbolInfo } from '#lib/contract/calls/v1/mix/public/getSymbolInfo.ts';
import { anyMarketOf } from '#server/answers/market/any-market.ts';
import { findAnyMarket } from '#server/answers/market/find-market.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveSymbolInfo = servePublic(getSymbolInfo, ['client', 'listings', 'projections', 'now'], async ({ symbolId }, rooms) => {
  const market = findAnyMarket(rooms.listings, symbolId);
  if (market instanceof Refusal) return market;
  return (await anyMarketOf(market, rooms)) ?? refuse('symbolNotOpen', { symbol: symbolId });
});
