// Shows the order book of a market.
import { getDepth } from '#lib/contract/calls/v1/spot/market/depth.ts';
import { depthChecksum } from '#lib/contract/channels/depth.ts';
import { findAnyMarket } from '#server/answers/market/find-market.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveDepth = servePublic(getDepth, ['listings', 'projections'], ({ symbolId, limit }, { listings, projections }) => {
  const market = findAnyMarket(listings, symbolId);
  if (market instanceof Refusal) return market;
  const book = projections.market.depth(market.symbol, limit === 'all' ? Number.POSITIVE_INFINITY : limit);
  if (book === null) return refuse('symbolNotOpen', { symbol: market.symbol });
  return { ...book, bids: [...book.bids], asks: [...book.asks], checksum: depthChecksum(book) };
});
